import { type BuiltSite, notFoundPath } from './built-site'

/** Style elements that sonner puts into the page, an empty one first; content-policy.test.ts knows their text. */
export const insertedStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]

const nothingElse = "base-uri 'none'; frame-ancestors 'none'"

/** For what is no page. */
export const filePolicy = `default-src 'none'; ${nothingElse}`

const files = /^\/(_next\/static|api|p|fonts|film|cards|icons)\//

export const isFile = (path: string) => files.test(path)

const pagePolicy = (scripts: string, styles: string, connect: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'", // a picture's focal point and ground are attributes, different on each
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    nothingElse,
  ].join('; ')

/**
 * The policy of one answer. Pages are static and name their inline scripts by hash; an answer to a POST is rendered for it
 * alone, so that its scripts carry a nonce (a nonce on every page would cost eight times the CPU). The theme's script is
 * the same in both.
 */
export function contentPolicy({ scripts }: BuiltSite, path: string, nonce?: string): string {
  if (isFile(path)) return filePolicy
  const hashes = scripts.get(path) ?? scripts.get(notFoundPath) ?? ''
  return pagePolicy(nonce ? `${hashes} 'nonce-${nonce}'` : hashes, insertedStyles.join(' '), '')
}

/** `next dev` evaluates code, inserts styles and listens on a socket. */
export const developmentPolicy = pagePolicy("'unsafe-inline' 'unsafe-eval'", "'unsafe-inline'", ' ws: wss:')
