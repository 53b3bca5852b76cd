import { z } from 'zod'
import { readEmailAddresses } from './email-addresses'

/** A setting is wrong. A command prints the message without a stack. */
export class SetupError extends Error {}

/**
 * Requires a database and two hexadecimal digits after each %, and allows one @. An unescaped
 * character in a password would end it early, and .env ends a value at #.
 */
const postgresUrl = /^postgres(ql)?:\/\/(([^/?#@%]|%[\da-f]{2})*@)?[^/?#@]+\/[^/?#@]+(\?[^#]*)?$/i

const databaseUrl = z
  .string()
  .refine(url => !url.includes('sslrootcert='), {
    error:
      'contains sslrootcert, which the site does not read. Name that file in NODE_EXTRA_CA_CERTS instead, in the environment of the process: Node reads it before .env.',
    abort: true,
  })
  .refine(
    url => postgresUrl.test(url) && URL.canParse(url),
    'must have the form postgres://user:password@host:5432/database. In a password, write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25.',
  )
  .optional()

const emailAddresses = z
  .string()
  .transform(readEmailAddresses)
  .refine(
    addresses => addresses !== undefined && addresses.length > 0,
    'must be email addresses without names, with commas between them, such as asha@studio.example, office@studio.example.',
  )
  .optional()

const parsedEnvs = new Map<z.ZodType, unknown>()

const variables = z.object({
  SITE_URL: z
    .string()
    .refine(
      isOrigin,
      'must be an origin, such as https://www.noorvista.example, without a path or a final slash. In .env, SITE is the host name alone.',
    )
    .optional(),
  PLACEHOLDERS: z.string().optional(),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .refine(isKey, 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them.')
    .optional(),
  TRUSTED_PROXY_HOPS: z
    .string()
    .regex(/^\d{1,2}$/, 'must be the number of your proxies in front of the site, such as 1.')
    .transform(Number)
    .default(0),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number, such as 3000.')
    .default('3000'),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl,
  DATABASE_STAFF_URL: databaseUrl,
  SMTP_URL: z.url({
    protocol: /^smtps?$/,
    error:
      'is missing or wrong. It must have the form smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587.',
  }),
  SMTP_TO: emailAddresses,
  SMTP_FROM: emailAddresses.refine(
    (addresses = []) => addresses.length < 2,
    'must be one email address, such as site@studio.example.',
  ),
  ALERT_TO: emailAddresses,
  CONFIRMATIONS: z
    .enum(['on', 'off'], { error: 'must be on or off.' })
    .default('off')
    .transform(setting => setting === 'on'),
  BACKUPS_DIR: z.string().optional(),
  HEARTBEAT_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the http or https URL that your heartbeat service gave you.',
    })
    .optional(),
})

/*
 * Each program has a reader. A reader parses the environment once and keeps the result, because the
 * site calls it with every form.
 */

export const readSiteEnv = createReader(
  'SITE_URL',
  'TRUSTED_PROXY_HOPS',
  'DATABASE_URL',
  'CONFIRMATIONS',
)

/** The site and the email service both need it. */
export const readSiteUrl = () => readUrl().SITE_URL
const readUrl = createReader('SITE_URL')

/** `next build` needs no database. */
export const readBuildEnv = createReader(
  'SITE_URL',
  'PLACEHOLDERS',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
)

/** `npm run site` and `npm run dev` use it. */
export const readServeEnv = createReader('PORT', 'HOST')

export const readDatabaseEnv = createReader(
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_STAFF_URL',
)

export const readNotifyEnv = createReader(
  'SMTP_URL',
  'SMTP_TO',
  'SMTP_FROM',
  'ALERT_TO',
  'CONFIRMATIONS',
  'BACKUPS_DIR',
  'HEARTBEAT_URL',
)

/**
 * Ends the process when a setting is wrong. If `register` throws, Next keeps running but answers
 * no request.
 */
export function checkSiteEnv() {
  try {
    if (!readSiteEnv().DATABASE_URL)
      throw new SetupError(
        'DATABASE_URL is not set, so no inquiry could be stored. It must have the form postgres://web:password@host:5432/noor_vista. `npm run site` starts a database by itself.',
      )
    if (!readSiteEnv().TRUSTED_PROXY_HOPS)
      console.warn(
        'TRUSTED_PROXY_HOPS is not set. Without a proxy of yours in front, a visitor may claim any IP address, so the limits protect nothing.',
      )
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Tests call it when they change the environment. */
export const forgetEnv = () => parsedEnvs.clear()

type Variables = typeof variables.shape

/** The reader throws a `SetupError` with a line for each wrong variable. No line quotes a value. */
function createReader<Name extends keyof Variables>(...names: Name[]) {
  const shape = Object.fromEntries(names.map(name => [name, variables.shape[name]]))
  const schema = z.object(shape as Pick<Variables, Name>)
  return (): z.output<typeof schema> => {
    if (!parsedEnvs.has(schema)) parsedEnvs.set(schema, parse(schema))
    return parsedEnvs.get(schema) as z.output<typeof schema>
  }
}

function parse(schema: z.ZodType): unknown {
  // Compose passes an unset variable as an empty one.
  const definedVariables = Object.entries(process.env).filter(([, value]) => value !== '')
  const { data, error } = schema.safeParse(Object.fromEntries(definedVariables))
  if (!error) return data
  const lines = error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)
  throw new SetupError(lines.join('\n'))
}

/** AES takes keys of 16, 24 and 32 bytes. Next makes one of 32. */
function isKey(value: string): boolean {
  return [16, 24, 32].includes(Buffer.from(value, 'base64').length)
}

/**
 * An https host needs a dot. With a host such as `localhost`, Caddy would redirect every http page
 * there permanently, and browsers would remember it.
 */
function isOrigin(value: string): boolean {
  if (!/^https?:\/\/[^/?#@]+$/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'http:' || /[.\]]/.test(hostname)
}
