import { siteUrlFault } from '@/lib/site-url'
import { type Check, check, reservedName } from '@/content/launch-checks'

type Environment = Record<string, string | undefined>
const keyBytes = 32
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** The settings that a public site needs. */
export function checkSettings(environment: Environment): Check[] {
  const { SITE_URL, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key, TRUSTED_PROXY_HOPS: hops } = environment
  const site = SITE_URL && URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined
  return [
    check('SITE_URL', 'SITE_URL: https:// and the public name, then build again', [
      !SITE_URL && 'it is not set',
      siteUrlFault(SITE_URL),
      site?.protocol === 'http:' && 'it is not https',
      site && (reservedName.test(site.hostname) || thisMachine.test(site.hostname)) && `${site.hostname} is not public`,
    ]),
    check('The key of the forms', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: openssl rand -base64 32', [
      !key && 'it is not set',
      key && Buffer.from(key, 'base64').length !== keyBytes && `it is not ${keyBytes} bytes in base64`,
    ]),
    check('TRUSTED_PROXY_HOPS', 'TRUSTED_PROXY_HOPS: how many proxies of yours stand before the site', [
      !/^\d{1,2}$/.test(hops ?? '') &&
        'it is not set: all visitors together would be refused after 30 inquiries an hour',
      site?.protocol === 'https:' && hops === '0' && 'it is 0, but a proxy of yours must provide TLS',
    ]),
  ]
}
