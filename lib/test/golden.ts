/** What to do about a golden file that differs. */
export const ifIntended = 'if you intended this change, run npm run golden'
