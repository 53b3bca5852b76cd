/** `--background` of globals.css in each theme, for the browser's bar and icons. */
export const backgroundColors = { dark: '#110d10', light: '#f8f4ec' } as const
