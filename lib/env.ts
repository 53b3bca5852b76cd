import { z } from 'zod'
import { readMailAddresses } from './email-addresses'

/** Its message is printed without a stack. */
export class SetupError extends Error {}

/**
 * One @, a database, % in pairs: an unescaped character of a password would end it, and .env ends a
 * value at #.
 */
const wholeAddress = /^postgres(ql)?:\/\/(([^/?#@%]|%[\da-f]{2})*@)?[^/?#@]+\/[^/?#@]+(\?[^#]*)?$/i

const databaseAddress = z
  .string()
  .refine(url => !url.includes('sslrootcert='), {
    error:
      'has sslrootcert, which is not read: name that file in NODE_EXTRA_CA_CERTS, outside .env.',
    abort: true,
  })
  .refine(
    url => wholeAddress.test(url) && URL.canParse(url),
    'must read postgres://user:password@host:5432/database, and of a password # as %23, / as %2F, ? as %3F, @ as %40, % as %25.',
  )
  .optional()

const mailAddresses = z
  .string()
  .transform(readMailAddresses)
  .refine(
    addresses => addresses !== undefined,
    'must read asha@studio.example, office@studio.example.',
  )
  .optional()

const kept = new Map<z.ZodType, unknown>()

const variables = z.object({
  SITE_URL: z
    .string()
    .refine(
      isOrigin,
      'must be an origin, such as https://www.noorvista.example, without a path or a slash at its end; in .env SITE is the name alone.',
    )
    .optional(),
  PLACEHOLDERS: z.string().optional(),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .refine(isKey, 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them.')
    .optional(),
  TRUSTED_PROXY_HOPS: z
    .string()
    .regex(/^\d{1,2}$/, 'must be the number of your proxies before the site, such as 1.')
    .transform(Number)
    .default(0),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number, such as 3000.')
    .default('3000'),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  DATABASE_STAFF_URL: databaseAddress,
  SMTP_URL: z.url({
    protocol: /^smtps?$/,
    error: 'must read smtps://user:password@mail.example:465 or smtp://…:587.',
  }),
  SMTP_TO: mailAddresses,
  SMTP_FROM: mailAddresses.refine(
    (addresses = []) => addresses.length < 2,
    'must be one address, such as site@studio.example.',
  ),
  ALERT_TO: mailAddresses,
  NOTICE_DETAILS: z.enum(['yes', 'no'], 'must be yes or no.').default('yes'),
  BACKUPS_DIR: z.string().optional(),
  HEARTBEAT_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address that your watch gave you.' })
    .optional(),
})

/*
 * A reader for each program. It parses the environment at its first use and keeps the result: the
 * site asks for it with every form.
 */

export const readSiteEnv = readerOf('SITE_URL', 'TRUSTED_PROXY_HOPS', 'DATABASE_URL')

/** For both the site and the email service. */
export const readSiteUrl = () => readUrl().SITE_URL
const readUrl = readerOf('SITE_URL')

/** For `next build`, which needs no database. */
export const readBuildEnv = readerOf(
  'SITE_URL',
  'PLACEHOLDERS',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
)

/** For `npm run site` and `dev`. */
export const readServeEnv = readerOf('PORT', 'HOST')

export const readDatabaseEnv = readerOf(
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_STAFF_URL',
)

export const readNotifyEnv = readerOf(
  'SMTP_URL',
  'SMTP_TO',
  'SMTP_FROM',
  'ALERT_TO',
  'NOTICE_DETAILS',
  'BACKUPS_DIR',
  'HEARTBEAT_URL',
)

/** Ends a server that would go on and answer nothing: Next survives what `register` throws. */
export function checkSiteEnv() {
  try {
    if (!readSiteEnv().DATABASE_URL)
      throw new SetupError(
        'DATABASE_URL is not set, so no inquiry could be stored. It reads postgres://web:password@host:5432/noor_vista. `npm run site` starts a database by itself.',
      )
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** For tests, which change the environment. */
export const forgetEnv = () => kept.clear()

type Variables = typeof variables.shape

/** The reader throws a `SetupError` with a line for each variable at fault, without its value. */
function readerOf<Name extends keyof Variables>(...names: Name[]) {
  const shape = Object.fromEntries(names.map(name => [name, variables.shape[name]]))
  const schema = z.object(shape as Pick<Variables, Name>)
  return (): z.output<typeof schema> => {
    if (!kept.has(schema)) kept.set(schema, parse(schema))
    return kept.get(schema) as z.output<typeof schema>
  }
}

function parse(schema: z.ZodType): unknown {
  // Compose passes a variable that is not set as an empty one.
  const set = Object.entries(process.env).filter(([, value]) => value !== '')
  const { data, error } = schema.safeParse(Object.fromEntries(set))
  if (!error) return data
  const lines = error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)
  throw new SetupError(lines.join('\n'))
}

/** AES takes keys of 16, 24 and 32 bytes; Next makes one of 32. */
function isKey(value: string): boolean {
  return [16, 24, 32].includes(Buffer.from(value, 'base64').length)
}

/** Caddy would redirect every page to an https address without a dot, and browsers remember that. */
function isOrigin(value: string): boolean {
  if (!/^https?:\/\/[^/?#@]+$/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'http:' || /[.\]]/.test(hostname)
}
