import { parseArgs } from 'node:util'
import { answered } from './answered'
import { misunderstood } from '@/scripts/usage'
import { commandName } from './command-name'
import { erase, purge } from './erase'
import { exportAll } from './export'
import { list } from './list'
import { show } from './show'
import {
  type ExitCode,
  type Operator,
  type DatabaseAccess,
  type LongRunningSubcommand,
  type Subcommand,
  UsageError,
} from './subcommand'
import { watch } from './watch'

const subcommands: Record<string, Subcommand | LongRunningSubcommand> = {
  list,
  show,
  answered,
  export: exportAll,
  erase,
  purge,
  watch,
}

/** Runs what follows `npm run inquiries --`. The database is opened only once the words make sense. */
export async function runInquiries(words: string[], operator: Operator, database: DatabaseAccess): Promise<ExitCode> {
  const [name = '', ...rest] = words
  if (['', 'help', '--help', '-h'].includes(name)) {
    operator.say(overview())
    return name ? 0 : 2
  }
  try {
    const subcommand = find(name)
    if (rest.includes('--help') || rest.includes('-h')) {
      operator.say(pageOf(subcommand))
      return 0
    }
    const given = parse(subcommand, rest)
    if ('longRunning' in subcommand) return await subcommand.prepare(given)(database.findStaffUrl, operator)
    const work = subcommand.prepare(given)
    return await database.withUrls(urls => work(urls, operator))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    operator.say(error.message)
    return 2
  }
}

function find(name: string): Subcommand | LongRunningSubcommand {
  const found = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
  if (found) return found
  throw new UsageError(`There is no "${name}". What there is: ${commandName} --help`)
}

function parse({ options, usage }: Pick<Subcommand, 'options' | 'usage'>, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(`${misunderstood(error)} It takes: ${commandName} ${usage}`)
  }
}

function overview(): string {
  const lines = Object.values(subcommands).flatMap(({ usage, help }) => [
    `  ${usage}`,
    `      ${help.replace(/\. .*/s, '.')}`,
  ])
  return [
    `What couples have sent: ${commandName} …`,
    '',
    ...lines,
    '',
    `More about one: ${commandName} list --help`,
  ].join('\n')
}

const pageOf = ({ usage, help }: Pick<Subcommand, 'usage' | 'help'>) =>
  [
    `${commandName} ${usage}`,
    '',
    help.replace(/(.{1,80})(?: |$)/g, '$1\n'),
    'It ends with 0: done or nothing to do, 1: failed or not confirmed, 2: not understood.',
  ].join('\n')
