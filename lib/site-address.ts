import { readSiteUrl } from './env'

/** Read at build time. */
const siteAddress = new URL(readSiteUrl() ?? 'http://localhost:3000')

export const addressOf = (path: string) => new URL(path, siteAddress).href
