/** The media query of a visitor who has not asked the system for less motion. */
export const motionWelcome = '(prefers-reduced-motion: no-preference)'
