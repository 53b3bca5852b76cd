/**
 * The public address, such as https://noorvista.example, read at build time; without SITE_URL that
 * of this machine.
 */
const siteAddress = new URL(process.env.SITE_URL || 'http://localhost:3000')

/** The absolute address of a path. */
export const addressOf = (path: string) => new URL(path, siteAddress).href
