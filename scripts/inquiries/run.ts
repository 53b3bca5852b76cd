import { parseArgs } from 'node:util'
import { answered } from './answered'
import { backup, restore } from './backup'
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
  backup,
  restore,
  watch,
}

/** Runs what follows `npm run inquiries --`. The database is opened only once the words make sense. */
export async function runInquiries(words: string[], operator: Operator, database: DatabaseAccess): Promise<ExitCode> {
  const [name = '', ...rest] = words
  if (['', 'help', '--help', '-h'].includes(name) || rest.includes('--help')) {
    operator.say(help())
    return name ? 0 : 2
  }
  try {
    const subcommand = find(name)
    const given = parse(subcommand, rest)
    if ('longRunning' in subcommand) return await subcommand.prepare(given)(database.findStaffUrl, operator)
    const work = subcommand.prepare(given)
    return await database.withUrls(urls => work(urls, operator))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    operator.say(`${error.message}\n\n${help()}`)
    return 2
  }
}

function find(name: string): Subcommand | LongRunningSubcommand {
  const found = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
  if (found) return found
  throw new UsageError(`There is no "${name}".`)
}

function parse({ options }: Pick<Subcommand, 'options'>, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] + '.')
  }
}

function help(): string {
  const lines = Object.values(subcommands).flatMap(each => [
    `  npm run inquiries -- ${each.usage}`,
    each.help.replace(/(.{1,80})(?: |$)/g, '      $1\n'),
  ])
  return [
    'What couples have sent:',
    '',
    ...lines,
    '0: done or nothing to do. 1: failed or not confirmed. 2: not understood.',
  ].join('\n')
}
