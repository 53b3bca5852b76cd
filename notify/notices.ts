import { mailWords } from '@/content/emails'
import type { Database } from '@/db/connect'
import { type ListedInquiry, readOthers, sendAndRecordNotice } from '@/db/outbox'
import { isSuspicious } from '@/lib/inquiry/spam'
import { MailError } from './mailer'
import { listMail, noticeMail } from './emails'
import { attempt, oncePerHour, type Round, send } from './round'
import { fillWords } from './words'

// A mailbox takes some 500 mails a day, reminders and alarms among them.
const mostInARound = 20
const mostInADay = 200
const mostFlaggedInAnHour = 5
// When the server speaks of a limit, each twice as long as the one before.
export const firstPauseMinutes = 10
const longestPauseMinutes = 40

export async function sendNotices(round: Round, db: Database, open: ListedInquiry[]) {
  const { now, memory, problems, stop } = round
  if (memory.pause && now < memory.pause.until) return void problems.add(memory.pause.problem)
  const alone = withinLimits(round, open)
  for (const inquiry of alone) {
    if (stop.aborted || round.mailerError) return
    memory.triedIds.add(inquiry.id)
    const isLimited = await tryNotice(round, () =>
      sendAndRecordNotice(db, [inquiry], async ([stored], tx) => {
        const others = await readOthers(tx, inquiry)
        await send(round, noticeMail(inquiry, stored!, others))
      }),
    )
    if (isLimited) return
  }
  const listed = unsent(open).filter(inquiry => !alone.includes(inquiry))
  const key = oncePerHour(round, 'list')
  if (listed.length === 0 || memory.sentKeys.has(key)) return
  const words = fillWords(mailWords.lists.newInquiries, { count: listed.length })
  const list = listMail(now, words, listed)
  await tryNotice(round, () => sendAndRecordNotice(db, listed, () => send(round, list, key)))
}

const unsent = (open: ListedInquiry[]) => open.filter(({ notified_at }) => !notified_at)

function withinLimits({ now, memory }: Round, open: ListedInquiry[]) {
  const mailsOf = (inquiries: ListedInquiry[], hours: number) => {
    const times = inquiries.map(({ notified_at }) => notified_at?.getTime() ?? 0)
    return new Set(times.filter(time => time > now.getTime() - hours * 3_600_000)).size
  }
  // One that failed comes last, so that it holds up no other.
  const tries = ({ id }: ListedInquiry) => Number(memory.triedIds.has(id))
  const sorted = unsent(open).toSorted((a, b) => tries(a) - tries(b))
  const isFlagged = ({ flags }: ListedInquiry) => isSuspicious(flags)
  const unflagged = sorted.filter(inquiry => !isFlagged(inquiry))
  const roomForFlagged = mostFlaggedInAnHour - mailsOf(open.filter(isFlagged), 1)
  const flagged = sorted.filter(isFlagged).slice(0, Math.max(0, roomForFlagged))
  const room = Math.min(mostInARound, mostInADay - mailsOf(open, 24))
  return unflagged.concat(flagged).slice(0, Math.max(0, room))
}

async function tryNotice(round: Round, work: () => Promise<void>) {
  const { memory, now } = round
  const error = await attempt(round, work)
  if (!error) memory.pause = undefined
  const isLimited = error instanceof MailError && error.isLimit
  if (isLimited) {
    const last = memory.pause?.minutes ?? firstPauseMinutes / 2
    const minutes = Math.min(2 * last, longestPauseMinutes)
    const until = new Date(now.getTime() + minutes * 60_000)
    memory.pause = { minutes, until, problem: error.message }
  }
  return isLimited
}
