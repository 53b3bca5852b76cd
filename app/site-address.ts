/** Where the site will stand, as https://noorvista.example. Read when building; next.config.ts says so when it is not set. */
const siteAddress = new URL(process.env.SITE_URL || 'http://localhost:3000')

/** A path on the site as a whole address. */
export const addressOf = (path: string) => new URL(path, siteAddress).href
