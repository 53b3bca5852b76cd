import { readSiteUrl } from './env'

/** Pages are static, so they keep the address that the build read. */
const siteAddress = new URL(readSiteUrl() ?? 'http://localhost:3000')

export const absoluteUrl = (path: string) => new URL(path, siteAddress).href
