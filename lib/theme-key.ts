/** The localStorage key of the chosen theme. */
export const themeKey = 'noor-vista-theme'
