/** The events by which a page knows that somebody begins to use it. */
export const signsOfAHand = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const
