import { hostname } from 'node:os'
import { type Command, InvalidArgumentError } from 'commander'
import { type MailError, openMailer } from './mail'

export function failed(inquiries: Command) {
  const command = inquiries
    .command('failed')
    .description('Mail the studio that a systemd unit has failed: for OnFailure=.')
    .argument('<unit>', 'as systemd names it', parseUnit)
    .action(async (unit: string) => {
      const subject = `${unit} has failed on ${hostname()}`
      const text = `${subject}. Please tell the administrator of the server.\n\nWhy: journalctl -u ${unit} -n 50\n`
      const send = openMailer()
      await send({ subject, text }).catch((error: MailError) =>
        command.error(`The mail could not be sent (${error.message}).`),
      )
    })
}

function parseUnit(name: string): string {
  if (/^[\w:.\\@-]{1,255}$/.test(name)) return name
  throw new InvalidArgumentError('A unit is named like noor-vista-notify.service.')
}
