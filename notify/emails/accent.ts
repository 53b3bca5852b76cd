/** `npm run icons` copies it from app/styles/tokens.css, because no email reads a style sheet. */
export const accent = '#e0a84e'
