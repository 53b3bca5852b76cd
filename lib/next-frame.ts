/**
 * Resolves once the next frame is painted, so that a tap shows its effect before longer work begins. In a hidden tab, which
 * paints no frames, after 100 ms.
 */
export const nextFrame = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
