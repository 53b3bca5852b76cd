import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkAddress, isOnThisMachine } from '@/db/address'
import { siteUrlFault } from '@/lib/site-url'
import { aboutFile } from '@/scripts/release/about'
import { type Check, check } from './check'
import { reservedName } from './content'

type Environment = Record<string, string | undefined>
const wantedNode = 24
const keyBytes = 32
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** What is set, without asking anybody. */
export function checkSettings(environment: Environment, dataDir: string): Check[] {
  const { SITE_URL, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key, TRUSTED_PROXY_HOPS: hops } = environment
  const site = SITE_URL && URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined
  return [
    check('SITE_URL', 'SITE_URL: https:// and the public name, then build again', [
      !SITE_URL && 'it is not set',
      siteUrlFault(SITE_URL),
      site?.protocol === 'http:' && 'it is not https',
      site && (reservedName.test(site.hostname) || thisMachine.test(site.hostname)) && `${site.hostname} is not public`,
    ]),
    check(
      'The key of the forms',
      'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY (openssl rand -base64 32), or a DATA_DIR that stays',
      [
        key
          ? Buffer.from(key, 'base64').length !== keyBytes && `it is not ${keyBytes} bytes in base64`
          : ![path.join(dataDir, 'action-key'), aboutFile].some(file => existsSync(file)) && 'none is set or kept',
      ],
    ),
    check('TRUSTED_PROXY_HOPS', 'TRUSTED_PROXY_HOPS: how many proxies of yours stand before the site', [
      !/^\d{1,2}$/.test(hops ?? '') &&
        'it is not set: all visitors together would be refused after 30 inquiries an hour',
      site?.protocol === 'https:' && hops === '0' && 'it is 0, but something of yours must speak TLS before the site',
    ]),
    checkLogins(environment),
    check('Node', '.nvmrc says which', [
      Number(process.versions.node.split('.')[0]) < wantedNode &&
        `${process.versions.node} runs here: older than ${wantedNode}`,
    ]),
  ]
}

/** The addresses of a hosted database. */
function checkLogins({ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL }: Environment): Check {
  const addresses = Object.entries({ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL })
  const open = addresses.filter(([name, url]) => url && isAddress(name, url) && !isPrivate(url))
  return check('Logins of the database', '.env.example says which addresses to set', [
    DATABASE_URL && !DATABASE_OWNER_URL && 'the site holds the owner’s password: set DATABASE_OWNER_URL',
    DATABASE_URL && !DATABASE_STAFF_URL && 'staff have no login of their own: set DATABASE_STAFF_URL',
    ...open.map(([name]) => `${name} goes unencrypted to another machine: add ?sslmode=verify-full`),
  ])
}

const isPrivate = (url: string) =>
  isOnThisMachine(url) || /[?&]sslmode=(require|no-verify|verify-ca|verify-full)(&|$)/.test(url)

/** An invalid address is reported by the check of the database (./database.ts). */
function isAddress(name: string, url: string): boolean {
  try {
    checkAddress(name, url)
    return true
  } catch {
    return false
  }
}
