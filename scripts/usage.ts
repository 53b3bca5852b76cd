import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

interface Usage<O extends Options> {
  /** As it is typed, such as `npm run site`. */
  command: string
  help: string
  /** What may follow, such as `--port 4983`. */
  takes?: string
  options?: O
  /** Whether words without dashes may follow. */
  allowPositionals?: boolean
}

/**
 * What a command was given. Ends the process at `--help` with the command's own page, and with one sentence at what the
 * command does not take.
 */
export function readArguments<const O extends Options>({ command, help, takes, options, allowPositionals }: Usage<O>) {
  if (process.argv.slice(2).some(word => ['--help', '-h'].includes(word))) {
    console.log(`${command}${takes ? ` [-- ${takes}]` : ''}\n\n${help}`)
    process.exit(0)
  }
  try {
    return parseArgs({ options: options ?? ({} as O), allowPositionals: allowPositionals ?? false })
  } catch (error) {
    // The first sentence of what `parseArgs` throws; the others are for programmers.
    console.error(`${(error as Error).message.split('. ')[0]}. What it takes: ${command} -- --help`)
    process.exit(2)
  }
}
