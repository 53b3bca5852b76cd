import { type Database, databaseErrorCode, limitQueries } from '@/db/connect'
import { runAsStaff, withConnection } from '@/db/open-database'
import { closeSmokeTest, record, type Recording } from '@/db/outbox'
import { noResults, type Results } from './facts'
import { EmailError, type Mailer, type OutgoingEmail } from './mailer'
import type { Plan, PlannedEmail } from './plan'
import { isUnlocked, type Rendered, renderLocked, renderUnlocked } from './render'

export interface Tools {
  mailer: Mailer
  stop: AbortSignal
  clock: () => Date
}

/** Sends what is planned, in its order, and records it. An error of one email stops no other. */
export async function deliver(plan: Plan, tools: Tools): Promise<Results> {
  const delivery = new Delivery(plan, tools)
  if (!plan.usesDatabase || !(await runWithDatabase(delivery))) await delivery.run()
  return delivery.end()
}

/** @returns whether the database could be opened */
async function runWithDatabase(delivery: Delivery): Promise<boolean> {
  let isOpen = false
  const work = (db: Database) => {
    isOpen = true
    delivery.limit.start()
    return delivery.run(db)
  }
  try {
    await runAsStaff(url => withConnection('DATABASE_STAFF_URL', url, work, delivery.limit.signal))
  } catch (error) {
    delivery.noteDatabaseError(error)
  } finally {
    delivery.limit.stop()
  }
  return isOpen
}

class Delivery {
  readonly results: Results = structuredClone(noResults)
  readonly limit = limitQueries()
  /** After one wait for a mail server that stalls, or once it names a limit, no more is sent. */
  private isRoundOver = false
  /** The recording of an email that is accepted and not recorded yet. */
  private unrecorded: Recording | undefined

  constructor(
    private readonly plan: Plan,
    private readonly tools: Tools,
  ) {}

  async run(db?: Database): Promise<void> {
    const { recordings, closesSmokeTest, emails, checksLogin } = this.plan
    for (const recording of recordings) await this.recordLate(recording, db)
    if (closesSmokeTest && db) await closeSmokeTest(db).catch(this.noteDatabaseError)
    for (const email of emails) {
      if (this.tools.stop.aborted || this.isRoundOver) return
      await this.deliver(email, db)
    }
    if (checksLogin) await this.logIn()
  }

  /** If the database hangs, `run` may never end. What it does from now on changes nothing. */
  end(): Results {
    this.isRoundOver = true
    this.limit.stop()
    if (this.unrecorded) this.results.unrecorded.push(this.unrecorded)
    return structuredClone(this.results)
  }

  private async recordLate(recording: Recording, db: Database | undefined) {
    try {
      if (!db) throw new Error('no database')
      await db.transaction(tx => record(tx, recording))
    } catch (error) {
      if (db) this.noteDatabaseError(error)
      this.results.unrecorded.push(recording)
    }
  }

  private async deliver(email: PlannedEmail, db: Database | undefined) {
    const outcome = db ? await this.sendLocked(email, db) : 'not sent'
    // An alarm needs no database, because it may be about the database.
    if (outcome === 'not sent' && !this.isRoundOver && isUnlocked(email))
      await this.sendUnlocked(email)
  }

  /** In the transaction that locks what the email is about. */
  private async sendLocked(email: PlannedEmail, db: Database): Promise<'done' | 'not sent'> {
    try {
      await db.transaction(async tx => {
        const rendered = await renderLocked(tx, email, this.context())
        if (!rendered) return
        this.limit.stop()
        await this.send(email, rendered).finally(this.limit.start)
        this.unrecorded = rendered.recording
        if (rendered.recording) await record(tx, rendered.recording)
      })
    } catch (error) {
      if (error instanceof EmailError) this.noteEmailError(error, email)
      else this.noteDatabaseError(error)
      if (!this.unrecorded && !(error instanceof EmailError)) return 'not sent'
      if (this.unrecorded) this.results.unrecorded.push(this.unrecorded)
    }
    this.unrecorded = undefined
    return 'done'
  }

  private async sendUnlocked(email: Parameters<typeof renderUnlocked>[0]) {
    try {
      const rendered = renderUnlocked(email, this.tools.clock())
      await this.send(email, rendered)
      if (rendered.recording) this.results.unrecorded.push(rendered.recording)
    } catch (error) {
      if (error instanceof EmailError) this.noteEmailError(error, email)
      else this.noteDatabaseError(error)
    }
  }

  private context() {
    const singles = this.results.accepted.filter(key => key.startsWith('inquiry ')).length
    const { clock, mailer } = this.tools
    return { now: clock(), hasColleague: mailer.hasColleague, singles }
  }

  private async send({ key, kind, wasRefused }: PlannedEmail, { emails, fallback }: Rendered) {
    const [first, ...others] = emails
    try {
      await this.sendOne(first)
    } catch (error) {
      const reason = error instanceof EmailError && error.reason
      const isForAlerts = reason === 'address' && first.audience === 'alerts'
      const instead = isForAlerts ? { ...first, audience: 'studio' as const } : fallback
      const mayReplace = isForAlerts || (reason === 'content' && wasRefused)
      if (!instead || !mayReplace) throw error
      await this.sendOne(instead)
    }
    if (kind !== 'alarm' && kind !== 'over') this.results.accepted.push(key)
    for (const email of others) await this.sendOne(email).catch(this.noteColleague)
  }

  private async sendOne(email: OutgoingEmail) {
    const { recipients } = this.results
    try {
      Object.assign(recipients, await this.tools.mailer.send(email))
    } catch (error) {
      if (error instanceof EmailError) Object.assign(recipients, error.recipients)
      throw error
    }
  }

  private async logIn() {
    try {
      await this.tools.mailer.logIn()
      this.results.hasLoggedIn = true
    } catch (error) {
      this.results.mailServer = (error as EmailError).message
    }
  }

  private noteEmailError({ message, reason }: EmailError, { key, wasRefused }: PlannedEmail) {
    console.error(`The mail server did not take an email: ${message}`)
    this.results.failed.push(key)
    const isForItsWords = reason === 'content' && !wasRefused && hasWords(key)
    if (isForItsWords || reason === 'later') this.results.refused.push(key)
    if (!isForItsWords) this.results.mailServer ??= message
    this.isRoundOver ||= reason !== 'content'
  }

  /** The studio has its own email, so a colleague's stops nothing. */
  private noteColleague = (error: unknown) => {
    if (!(error instanceof EmailError)) throw error
    console.error(`The mail server did not take an email to a colleague: ${error.message}`)
    this.isRoundOver ||= error.reason === 'server'
  }

  /** Keeps the code alone, because a database error quotes the answers. */
  noteDatabaseError = (error: unknown) => {
    // The limit closes the connection, and that is the error here.
    const code = this.limit.signal.aborted ? 'TIMEOUT' : databaseErrorCode(error)
    // Classes 22 and 23 blame the row. Others can be recorded.
    const isDatabase = code !== 'UNKNOWN' && !/^2[23]/.test(code)
    if (isDatabase) this.results.database ??= code
    else this.results.unexpected ??= code === 'UNKNOWN' ? (error as Error).name : code
  }
}

/** Alarms, and a summary without its list, have none of a couple's words. */
const hasWords = (key: string) => !/^(alarm|over|summary without list)/.test(key)
