import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

interface Usage<O extends Options> {
  /** As typed, such as `npm run site`. */
  command: string
  help: string
  /** Its arguments, such as `--port 4983`. */
  takes?: string
  options?: O
  /** Whether it takes positional arguments. */
  allowPositionals?: boolean
}

/**
 * Parses the arguments of a command. Ends the process at `--help` with a help page, and at an unknown argument with one
 * sentence.
 */
export function readArguments<const O extends Options>({ command, help, takes, options, allowPositionals }: Usage<O>) {
  if (process.argv.slice(2).some(word => ['--help', '-h'].includes(word))) {
    console.log(`${command}${takes ? ` [-- ${takes}]` : ''}\n\n${help}`)
    process.exit(0)
  }
  try {
    return parseArgs({ options: options ?? ({} as O), allowPositionals: allowPositionals ?? false })
  } catch (error) {
    // The first sentence of the error of `parseArgs`; the others are for programmers.
    console.error(`${(error as Error).message.split('. ')[0]}. See: ${command} -- --help`)
    process.exit(2)
  }
}
