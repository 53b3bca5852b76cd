import type { ParseArgsConfig } from 'node:util'

/** Where the inquiries are. */
export interface Place {
  /** May read. */
  staffUrl: string
  /** Owns the tables: erases, restores. */
  ownerUrl: string
}

/** Whoever has typed the command, or the script that has. */
export interface Operator {
  /** The result. */
  write(text: string): Promise<void>
  /** Everything that is said about it. */
  say(line: string): void
  /** What was answered to a question; undefined where nobody can answer. */
  ask(question: string): Promise<string | undefined>
  /** Aborts when the command is told to end. */
  stop: AbortSignal
  /** The terminal that the result is written to, if it is one. */
  screen?: Screen
}

export interface Screen {
  /** Characters that fit beside each other. */
  columns: number
  colour: boolean
}

export interface Places {
  /** Opens the database for as long as `work` runs; starts the bundled one if nobody does. */
  lend(work: (place: Place) => Promise<ExitCode>): Promise<ExitCode>
  /** Where staff reads while another process runs the database; undefined while none does. */
  findStaffUrl(): Promise<string | undefined>
}

export interface Subcommand {
  /** After `inquiries`, such as `erase EMAIL [--yes]`. */
  usage: string
  help: string
  options: NonNullable<ParseArgsConfig['options']>
  /** @throws {UsageError} before anything is asked of the database, where the arguments make no sense */
  prepare(given: Given): (place: Place, operator: Operator) => Promise<ExitCode>
}

/** One that runs until it is stopped, beside a database that may come and go. */
export interface StandingSubcommand extends Omit<Subcommand, 'prepare'> {
  standing: true
  /** @throws {UsageError} likewise */
  prepare(given: Given): (findStaffUrl: Places['findStaffUrl'], operator: Operator) => Promise<ExitCode>
}

export interface Given {
  values: Record<string, unknown>
  positionals: string[]
}

/** 0: done, or nothing to do. 1: failed, or not confirmed. 2: not understood. */
export type ExitCode = 0 | 1 | 2

/** What was typed makes no sense. Its message says why, and what would. */
export class UsageError extends Error {
  override name = 'UsageError'
}
