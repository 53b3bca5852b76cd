/** `--background` of globals.css in each theme, for what is coloured before or outside the page. */
export const backgroundColors = { dark: '#110d10', light: '#f8f4ec' } as const
