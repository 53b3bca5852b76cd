import type { Command } from 'commander'
import { setAnswered } from '@/db/stored'
import { asStaff } from '@/db/with-connection'
import { aboutReference, find, parseReference } from './reference'
import type { Terminal } from './terminal'
import { lineOf } from './words'

export function answered(inquiries: Command, { say }: Terminal) {
  const command = inquiries
    .command('answered')
    .description('Note that you have answered: its clock stops. Twice does no harm.')
    .argument('<ref>', aboutReference, parseReference)
    .option('--undo', 'it has not been answered after all')
    .action((reference: string, { undo = false }: { undo?: boolean }) =>
      asStaff(async db => {
        const [inquiry, ...more] = await find(db, reference, command)
        if (more.length > 0) {
          const lines = [inquiry!, ...more].map(({ inbox }) => `  ${inbox.id}  ${lineOf(inbox)}`)
          const sentence = `${lines.length} inquiries begin with ${reference}. Nothing was marked: type more of the id.`
          command.error([sentence, ...lines].join('\n'))
        }
        const asItWas = (inquiry!.inbox.answered === null) === undo
        if (!asItWas) await setAnswered(db, inquiry!, !undo)
        const [now] = await find(db, inquiry!.inbox.id, command)
        say(`${asItWas ? 'As it was: ' : ''}${lineOf(now!.inbox)}`)
      }),
    )
}
