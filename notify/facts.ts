import type { ListedInquiry, Outbox, Recording } from '@/db/outbox'

/** What is broken. content/emails.ts has the words for each kind. */
export type Problem =
  /** `/api/ready` says no, or nothing answers. `detail`: a status, a code or its reason. */
  | { kind: 'site'; detail: string; refusedAt?: Date }
  /** `detail`: a SQLSTATE or a code of the connection. */
  | { kind: 'database'; detail: string }
  /** The mail server refuses the login or does not answer. */
  | { kind: 'email'; detail: string }
  | { kind: 'recipient'; address: string; code: number }
  | { kind: 'backup'; hours: number }
  | { kind: 'disk'; gigabytes: number }
  | { kind: 'smoke test'; page: string; detail: string }
  /** The site has refused each smoke test because it is too busy. */
  | { kind: 'busy'; hours: number }
  | { kind: 'heartbeat'; detail: string }
  /** An error that is none of these. */
  | { kind: 'unexpected'; detail: string }

export interface Alarm {
  problem: Problem
  since: Date
}

/** How many wait for an answer. `toCheck` counts the flagged ones, and no other number does. */
export interface WaitingCounts {
  overdue: number
  /** Due by tomorrow's summary, so answered today. */
  today: number
  later: number
  toCheck: number
}

/** What the summary of a morning says. */
export interface Summary {
  now: Date
  /**
   * Undefined while the database cannot be read. Unflagged ones first, then the oldest first. At most
   * `maxEntries`, and none where the mail server has refused them: `counts` has all.
   */
  waiting: ListedInquiry[] | undefined
  /** Undefined with `waiting`. */
  counts: WaitingCounts | undefined
  alarms: Alarm[]
  /** Undefined without BACKUPS_DIR; null before the first verified backup. */
  backupVerifiedAt: Date | null | undefined
  /** Within the last day. */
  smokeTestPassedAt: Date | undefined
  /** When the site was too busy for a smoke test, if none has passed since. It is tried again. */
  smokeTestBusyAt?: Date
  /** On Mondays. */
  lastWeek?: { answered: number; medianHours: number; slowestHours: number }
  /** On Mondays, where SMTP_FROM is also a recipient. */
  hasOneAddress?: boolean
}

/** The facts that a round gathers before it decides anything. */
export interface Observation {
  database: { isReadable: true; outbox: Outbox } | { isReadable: false; detail: string }
  /** Undefined without SITE_URL. `detail` as in `Problem`. */
  site: { isReady: true } | { isReady: false; detail: string; refusedAt?: Date } | undefined
  /**
   * Undefined without BACKUPS_DIR. `verifiedAt` is null before the first verified backup, and
   * `folderCreatedAt` undefined where the file system keeps no such time.
   */
  backups: { verifiedAt: Date | null; freeGigabytes: number; folderCreatedAt?: Date } | undefined
  /** Every address that emails go to. */
  recipients: string[]
  hasOneAddress: boolean
  hasHeartbeat: boolean
  /** The smoke test needs https. */
  hasSmokeTest: boolean
  /** What became of the last round. */
  results: Results
}

/** What became of a round's emails, by their keys, and of its other work. */
export interface Results {
  /** Without alarms, because they may go to other addresses. */
  accepted: string[]
  /** For their content, or deferred. The next attempt may leave out the couple's words. */
  refused: string[]
  /** Not accepted, for any reason. */
  failed: string[]
  hasLoggedIn: boolean
  /** Why no email could be sent: no connection, no login, a limit, or the studio's address. */
  mailServer?: string
  /** 0 for an address that has accepted an email, else the server's code. */
  recipients: Record<string, number>
  /** Emailed and not recorded. */
  unrecorded: Recording[]
  database?: string
  unexpected?: string
  smokeTest?: SmokeTestResult
  /** A code, or an empty string where it was answered. */
  heartbeat?: string
}

export type SmokeTestResult =
  | { outcome: 'passed' | 'busy'; at: Date }
  | { outcome: 'failed'; at: Date; page: string; detail: string }

export const noResults: Results = {
  accepted: [],
  refused: [],
  failed: [],
  hasLoggedIn: false,
  recipients: {},
  unrecorded: [],
}
