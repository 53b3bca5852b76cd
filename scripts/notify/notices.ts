import { mailWords } from '@/content/mails'
import type { Database } from '@/db/connection'
import { type ListedInquiry, readOthers, sendAndRecordNotice } from '@/db/mail-queue'
import { isSuspicious } from '@/lib/spam-flags'
import { MailError } from './mailer'
import { listMail, noticeMail } from './mails'
import { attempt, oncePerHour, type Round, send } from './round'

// A mailbox takes some 500 mails a day, reminders and alarms among them.
const mostInARound = 20
const mostInADay = 200
const mostFlaggedInAnHour = 5
// When the server speaks of a limit, each twice as long as the one before.
const firstPauseMinutes = 10
const longestPauseMinutes = 40

/** What exceeds the limits comes in a list. */
export async function sendNotices(round: Round, db: Database, open: ListedInquiry[]) {
  const { now, memory, problems, stop } = round
  const unsent = open.filter(({ notified_at }) => !notified_at)
  if (memory.pause && now < memory.pause.until) return void problems.add(memory.pause.problem)
  const alone = withinLimits(round, unsent)
  for (const inquiry of alone) {
    if (stop.aborted || round.mailerError) return
    memory.triedIds.add(inquiry.id)
    const isLimited = await tryNotice(round, () =>
      sendAndRecordNotice(db, [inquiry], async ([stored], tx) => {
        const others = await readOthers(tx, inquiry)
        await send(round, noticeMail(inquiry, stored!, others))
        memory.notices.push({ sentAt: now.getTime(), isFlagged: isSuspicious(inquiry.flags) })
      }),
    )
    if (isLimited) return
  }
  const listed = unsent.filter(inquiry => !alone.includes(inquiry))
  const key = oncePerHour(round, 'list')
  if (listed.length === 0 || memory.sentKeys.has(key)) return
  const list = listMail(now, mailWords.lists.newInquiries(listed.length), listed)
  await tryNotice(round, () => sendAndRecordNotice(db, listed, () => send(round, list, key)))
}

/** Unflagged ones first. */
function withinLimits({ now, memory }: Round, unsent: ListedInquiry[]) {
  const hoursAgo = (hours: number) => now.getTime() - hours * 3_600_000
  memory.notices = memory.notices.filter(({ sentAt }) => sentAt > hoursAgo(24))
  const sentFlagged = memory.notices.filter(each => each.isFlagged && each.sentAt > hoursAgo(1))
  // One that failed comes last, so that it holds up no other.
  const tries = ({ id }: ListedInquiry) => Number(memory.triedIds.has(id))
  const sorted = unsent.toSorted((a, b) => tries(a) - tries(b))
  const unflagged = sorted.filter(({ flags }) => !isSuspicious(flags))
  const flagged = sorted.filter(({ flags }) => isSuspicious(flags))
  const fewFlagged = flagged.slice(0, Math.max(0, mostFlaggedInAnHour - sentFlagged.length))
  const room = Math.min(mostInARound, mostInADay - memory.notices.length)
  return unflagged.concat(fewFlagged).slice(0, Math.max(0, room))
}

/** @returns whether the server wants no more for now */
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
