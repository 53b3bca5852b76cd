export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  // With `no-referrer`, browsers would post a form without scripts with `Origin: null`.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** It lasts two years. `includeSubDomains` would bind the studio's other subdomains too. */
export const strictTransport = `max-age=${2 * 365 * 24 * 60 * 60}`

/** Hashes of the two style elements that sonner inserts. The first one is empty. */
const insertedStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]

const sharedDirectives = "base-uri 'none'; frame-ancestors 'none'"

export const filePolicy = `default-src 'none'; ${sharedDirectives}`

const policy = (scripts: string, styles: string, connect: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`,
    // A style attribute gives each picture its focal point and background.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    // components/site/display-face.tsx
    "font-src 'self' data:",
    `connect-src 'self'${connect}`,
    "media-src 'self'",
    "form-action 'self'",
    sharedDirectives,
  ].join('; ')

export const pagePolicy = (scripts: string, styles: string) =>
  policy(scripts, [styles, ...insertedStyles].join(' '), '')

/** `next dev` evaluates code, inserts styles and opens a web socket. */
export const developmentPolicy = policy(
  "'unsafe-inline' 'unsafe-eval'",
  "'unsafe-inline'",
  ' ws: wss:',
)
