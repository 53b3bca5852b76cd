/** Under this name a browser keeps the theme that its visitor has chosen. */
export const themeKey = 'noor-vista-theme'
