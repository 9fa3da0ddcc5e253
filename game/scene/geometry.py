"""Vectors, quaternions and 4 × 4 matrices, as plain tuples (matrices column-major)."""

from __future__ import annotations

import math

from game.scene.pose import Pose, Quat, Vec3

Matrix = tuple[float, ...]
"""Sixteen floats, column-major."""
IDENTITY: Matrix = (1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0)


def add(a: Vec3, b: Vec3) -> Vec3:
    """The sum of two vectors."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def minus(a: Vec3, b: Vec3) -> Vec3:
    """The difference of two vectors."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def scaled(a: Vec3, by: float) -> Vec3:
    """A vector ``by`` times as long."""
    return (a[0] * by, a[1] * by, a[2] * by)


def dot(a: Vec3, b: Vec3) -> float:
    """The inner product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vec3, b: Vec3) -> Vec3:
    """The vector product."""
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def unit(a: Vec3) -> Vec3:
    """The direction of a vector that is not zero."""
    return scaled(a, 1.0 / math.sqrt(dot(a, a)))


def between(a: Vec3, b: Vec3, part: float) -> Vec3:
    """The point ``part`` of the way from ``a`` to ``b``."""
    return (
        a[0] + (b[0] - a[0]) * part,
        a[1] + (b[1] - a[1]) * part,
        a[2] + (b[2] - a[2]) * part,
    )


def compose(outer: Quat, inner: Quat) -> Quat:
    """The rotation that turns by ``inner`` first and by ``outer`` then."""
    ax, ay, az, aw = outer
    bx, by, bz, bw = inner
    return (
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
        aw * bw - ax * bx - ay * by - az * bz,
    )


def rotated(turn: Quat, vector: Vec3) -> Vec3:
    """``vector`` turned by ``turn``."""
    x, y, z, w = turn  # written out: a pointer that moves asks for hundreds
    a, b, c = vector
    p, q, r = (y * c - z * b) * 2.0, (z * a - x * c) * 2.0, (x * b - y * a) * 2.0
    return (
        a + p * w + (y * r - z * q),
        b + q * w + (z * p - x * r),
        c + r * w + (x * q - y * p),
    )


def slerp(a: Quat, b: Quat, part: float) -> Quat:
    """The rotation ``part`` of the way from ``a`` to ``b``, the short way round."""
    cosine = sum(x * y for x, y in zip(a, b, strict=True))
    sign = -1.0 if cosine < 0.0 else 1.0
    angle = math.acos(min(1.0, abs(cosine)))
    if angle < 1e-4:
        near, far = 1.0 - part, part
    else:
        sine = math.sin(angle)
        near, far = math.sin((1.0 - part) * angle) / sine, math.sin(part * angle) / sine
    far *= sign
    x, y, z, w = (p * near + q * far for p, q in zip(a, b, strict=True))
    length = math.sqrt(x * x + y * y + z * z + w * w)
    return (x / length, y / length, z / length, w / length)


def moved(pose: Pose, by: Vec3) -> Pose:
    """``pose`` shifted by ``by``."""
    return pose._replace(place=add(pose.place, by))


def on(parent: Pose, child: Pose) -> Pose:
    """Where ``child``, given on ``parent``, lies in ``parent``'s own frame."""
    size = parent.scale
    x, y, z = child.place
    a, b, c = rotated(parent.turn, (x * size, y * size, z * size))
    p, q, r = parent.place
    return Pose((p + a, q + b, r + c), compose(parent.turn, child.turn), size * child.scale)


def matrix_of(pose: Pose) -> Matrix:
    """The matrix that takes a point given on ``pose`` to ``pose``'s own frame."""
    columns = (
        scaled(rotated(pose.turn, axis), pose.scale)
        for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    )
    a, b, c = columns
    return (*a, 0.0, *b, 0.0, *c, 0.0, *pose.place, 1.0)


def product(a: Matrix, b: Matrix) -> Matrix:
    """The matrix that applies ``b`` first and ``a`` then."""
    a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15 = a
    columns = (b[0:4], b[4:8], b[8:12], b[12:16])
    return tuple(  # written out: several are made for every frame
        each
        for x, y, z, w in columns
        for each in (
            a0 * x + a4 * y + a8 * z + a12 * w,
            a1 * x + a5 * y + a9 * z + a13 * w,
            a2 * x + a6 * y + a10 * z + a14 * w,
            a3 * x + a7 * y + a11 * z + a15 * w,
        )
    )


def applied(matrix: Matrix, point: Vec3) -> tuple[float, float, float, float]:
    """Homogeneous coordinates of ``point`` after ``matrix``."""
    x, y, z = point
    a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q = matrix
    return (
        a * x + e * y + i * z + n,
        b * x + f * y + j * z + o,
        c * x + g * y + k * z + p,
        d * x + h * y + m * z + q,
    )
