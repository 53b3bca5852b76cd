/** Read at build time. */
const siteAddress = new URL(process.env.SITE_URL || 'http://localhost:3000')

export const addressOf = (path: string) => new URL(path, siteAddress).href
