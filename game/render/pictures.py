"""The pictures on the pieces' faces, as one array texture."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Mapping

from PIL import Image

from game.render.targets import delete_texture

from pyglet import gl  # isort: skip

SIDE = 256
"""Width and height of a face picture in pixels, where a title does not draw finer ones."""
ANISOTROPY = 0x84FE
"""GL_TEXTURE_MAX_ANISOTROPY, an extension that nearly every driver has."""
MOST_ANISOTROPY = 0x84FF


class FaceArray:
    """All face pictures, each a layer with mipmaps, alpha premultiplied.

    A picture that has several names has one layer.
    """

    def __init__(self) -> None:
        name = gl.GLuint()
        gl.glGenTextures(1, ctypes.byref(name))
        self.id = int(name.value)
        self._layers: dict[str, int] = {}

    def delete(self) -> None:
        """Give the pictures back."""
        delete_texture(self.id)

    def layer(self, name: str) -> int:
        """The layer of the picture ``name``; −1 when there is none."""
        return self._layers.get(name, -1)

    def sharpen(self, samples: int) -> None:
        """Read pictures seen aslant with up to ``samples`` samples, where the driver can."""
        self._smooth_steps(samples > 1)
        if not gl.gl_info.have_extension("GL_EXT_texture_filter_anisotropic"):
            return
        most = gl.GLfloat()
        gl.glGetFloatv(MOST_ANISOTROPY, ctypes.byref(most))
        gl.glActiveTexture(gl.GL_TEXTURE0)
        gl.glBindTexture(gl.GL_TEXTURE_2D_ARRAY, self.id)
        gl.glTexParameterf(gl.GL_TEXTURE_2D_ARRAY, ANISOTROPY, min(samples, most.value))

    def _smooth_steps(self, smooth: bool) -> None:
        """Blend between neighbouring mipmaps, or take the nearest, which costs half."""
        kind = gl.GL_LINEAR_MIPMAP_LINEAR if smooth else gl.GL_LINEAR_MIPMAP_NEAREST
        gl.glActiveTexture(gl.GL_TEXTURE0)
        gl.glBindTexture(gl.GL_TEXTURE_2D_ARRAY, self.id)
        gl.glTexParameteri(gl.GL_TEXTURE_2D_ARRAY, gl.GL_TEXTURE_MIN_FILTER, kind)

    def load(self, pictures: Mapping[str, Image.Image]) -> None:
        """Replace all pictures by these; each is brought to the size of the largest one."""
        layers = {id(picture): picture for picture in pictures.values()}
        width = max([SIDE, *(picture.width for picture in pictures.values())])
        height = max([SIDE, *(picture.height for picture in pictures.values())])
        layer_of = {each: layer for layer, each in enumerate(layers)}
        self._layers = {name: layer_of[id(picture)] for name, picture in pictures.items()}
        gl.glActiveTexture(gl.GL_TEXTURE0)
        gl.glBindTexture(gl.GL_TEXTURE_2D_ARRAY, self.id)
        gl.glPixelStorei(gl.GL_UNPACK_ALIGNMENT, 4)
        levels = int(math.log2(max(width, height)))
        for key, value in (
            (gl.GL_TEXTURE_MAG_FILTER, gl.GL_LINEAR),
            (gl.GL_TEXTURE_WRAP_S, gl.GL_CLAMP_TO_EDGE),
            (gl.GL_TEXTURE_WRAP_T, gl.GL_CLAMP_TO_EDGE),
            (gl.GL_TEXTURE_MAX_LEVEL, levels),
        ):
            gl.glTexParameteri(gl.GL_TEXTURE_2D_ARRAY, key, value)
        gl.glTexImage3D(
            gl.GL_TEXTURE_2D_ARRAY,
            0,
            gl.GL_RGBA8,
            width,
            height,
            max(len(layers), 1),
            0,
            gl.GL_RGBA,
            gl.GL_UNSIGNED_BYTE,
            None,
        )
        for layer, picture in enumerate(layers.values()):
            _upload(layer, picture, (width, height))
        gl.glGenerateMipmap(gl.GL_TEXTURE_2D_ARRAY)


def _upload(layer: int, picture: Image.Image, size: tuple[int, int]) -> None:
    if picture.size != size:
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    data = picture.convert("RGBA").convert("RGBa").tobytes()
    gl.glTexSubImage3D(
        gl.GL_TEXTURE_2D_ARRAY,
        0,
        0,
        0,
        layer,
        *size,
        1,
        gl.GL_RGBA,
        gl.GL_UNSIGNED_BYTE,
        data,
    )
