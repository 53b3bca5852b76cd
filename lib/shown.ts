/**
 * Resolves once the next frame is shown, so that whoever touched something sees that before more is done about it; in a hidden
 * tab, which draws none, after 100 ms.
 */
export const shown = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
