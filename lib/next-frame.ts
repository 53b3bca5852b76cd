/**
 * Resolves once the next frame is painted, so that a tap shows its effect before longer work begins; after 100 ms in a hidden
 * tab, which paints no frames.
 */
export const nextFrame = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
