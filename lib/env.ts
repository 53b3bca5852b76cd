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

const variables = z.object({
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must read https://www.noorvista.example.' })
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
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  DATABASE_STAFF_URL: databaseAddress,
  SMTP_URL: z.url({
    protocol: /^smtps?$/,
    error: 'must read smtps://user:password@mail.example:465 or smtp://…:587.',
  }),
  SMTP_TO: mailAddresses,
  SMTP_FROM: mailAddresses,
  ALERT_TO: mailAddresses,
  NOTICE_DETAILS: z.enum(['yes', 'no'], 'must be yes or no.').default('yes'),
  BACKUPS_DIR: z.string().optional(),
  HEARTBEAT_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address that your watch gave you.' })
    .optional(),
})

export const readSiteEnv = () =>
  read(variables.pick({ SITE_URL: true, TRUSTED_PROXY_HOPS: true, DATABASE_URL: true }))

/** Ends a server that would go on and answer nothing: Next survives what `register` throws. */
export function checkSiteEnv() {
  try {
    readSiteEnv()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

export const readServeEnv = () => read(variables.pick({ PORT: true, HOST: true }))

export const readSiteUrl = () => read(variables.pick({ SITE_URL: true })).SITE_URL

export const readDatabaseEnv = () =>
  read(variables.pick({ DATABASE_URL: true, DATABASE_OWNER_URL: true, DATABASE_STAFF_URL: true }))

export const readNotifyEnv = () =>
  read(
    variables.pick({
      SITE_URL: true,
      SMTP_URL: true,
      SMTP_TO: true,
      SMTP_FROM: true,
      ALERT_TO: true,
      NOTICE_DETAILS: true,
      BACKUPS_DIR: true,
      HEARTBEAT_URL: true,
    }),
  )

/** @throws {SetupError} with a line for each variable at fault, which never quotes its value */
function read<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  // Compose passes a variable that is not set as an empty one.
  const set = Object.entries(process.env).filter(([, value]) => value !== '')
  const { data, error } = schema.safeParse(Object.fromEntries(set))
  if (!error) return data
  const lines = error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)
  throw new SetupError(lines.join('\n'))
}
