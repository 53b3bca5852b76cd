import { Command, CommanderError } from 'commander'
import { answered } from './answered'
import { commandName } from './command-name'
import { erase } from './erase'
import { exportAll } from './export'
import { findWord, list } from './list'
import { notify } from './notify'
import { show } from './show'
import type { Terminal } from './terminal'

const groups = {
  'Every day:': [list, show, answered, findWord],
  'Now and then:': [exportAll, erase],
  'What the server does by itself:': [notify],
}
const last = `
About one command: ${commandName} show --help
Exit codes: 0 done or nothing to do, 1 failed or not confirmed, 2 not understood.`

/** Runs what follows `npm run inquiries --`. Resolves with the exit code. */
export async function runInquiries(words: string[], terminal: Terminal): Promise<number> {
  const printed: Promise<void>[] = []
  const program = new Command(commandName)
    .description('What couples have sent, for the studio.')
    .usage('<command>')
    .helpOption('-h, --help', 'this page')
    .helpCommand(false)
    .addHelpText('after', last)
    .configureHelp({ subcommandTerm: termOf })
    .configureOutput({
      writeOut: text => void printed.push(terminal.write(text)),
      writeErr: text => terminal.say(text.trimEnd()),
    })
    .exitOverride()
  for (const [heading, commands] of Object.entries(groups)) {
    program.commandsGroup(heading)
    for (const command of commands) command(program, terminal)
  }
  try {
    await program.parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    // A command's own error has its exit code; help ends with 0; anything else was not understood.
    if (error.code === 'commander.error' || error.exitCode === 0) return error.exitCode
    if (error.code !== 'commander.help') terminal.say(`See: ${commandName} ${known(program, words[0])}--help`)
    return 2
  } finally {
    await Promise.all(printed)
  }
}

const known = (program: Command, word = '') => (program.commands.some(each => each.name() === word) ? `${word} ` : '')

/** A command with its arguments: `show <ref>`. */
const termOf = (command: Command) =>
  [command.name(), ...command.registeredArguments.map(each => `<${each.name()}>`)].join(' ')
