/** Every feature that a page could ask the browser for and that browsers know: this site asks for none. */
const features = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read', 'clipboard-write', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'window-management', 'xr-spatial-tracking'],
]

const off = (names: string[]) => names.map(name => `${name}=()`).join(', ')

/** On every answer, whatever it is; its content policy comes from content-policy.ts. */
export const answerHeaders: readonly [name: string, value: string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  // Not `no-referrer`: a form posted without scripts would then carry `Origin: null`.
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
]

/** A page may ask for features, a file cannot: forty files with the whole list would cost a page 20 KB. */
export const pagePermissions = off(features)
export const filePermissions = off(['camera', 'geolocation', 'microphone'])

/** Other sites may show the card of a link that somebody shares. */
export const sharedFiles = '/cards/'

/** Two years. Without `includeSubDomains`: what else stands under the studio's name is not this site's to bind. */
export const secureTransport = ['Strict-Transport-Security', `max-age=${2 * 365 * 24 * 60 * 60}`] as const
