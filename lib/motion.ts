/** Matches unless the visitor's system asks for less motion. */
export const motionWelcome = '(prefers-reduced-motion: no-preference)'
