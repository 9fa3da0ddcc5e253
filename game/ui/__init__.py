"""The flat part of the window: widgets in logical units, painted into one draw call.

How to use it (the app's side)::

    surface = Surface(fonts)                     # game/ui/surface.py
    surface.resize(Viewport.of(width, height, user_scale))
    surface.show(build(model, on, surface.viewport))   # on every change of state
    surface.pointer_moved(x, y)                  # pixels, origin at the bottom left, as pyglet
    surface.key("Ctrl+Z")                        # shortcuts of buttons, focus, text fields
    if surface.dirty:                            # hover and focus only repaint
        overlay.fill(surface.paint())
    overlay.draw()                               # one draw call; nothing else when idle

Builders are pure: ``build(model, on) -> Widget``; ``on(intent)`` hears values of
:mod:`game.ui.intents`. Every control has a ``key`` that is the same after each rebuild: focus and
hover survive by it.
"""
