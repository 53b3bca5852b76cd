import type { ParseArgsConfig } from 'node:util'

/** Addresses of the database. */
export interface DatabaseUrls {
  /** May only read. */
  staffUrl: string
  /** Owns the tables: erases, restores. */
  ownerUrl: string
}

/** Whoever has typed the command, or the script that has. */
export interface Operator {
  /** The result. */
  write(text: string): Promise<void>
  /** Messages about it. */
  say(line: string): void
  /** The answer to a question; undefined where there is no terminal. */
  ask(question: string): Promise<string | undefined>
  /** Aborts when the command is told to end. */
  stop: AbortSignal
  /** The terminal that the result is written to, if it is one. */
  screen?: Screen
}

interface Screen {
  /** Characters that fit beside each other. */
  columns: number
  colour: boolean
}

export interface DatabaseAccess {
  /** Opens the database for as long as `work` runs; starts the bundled one if nobody does. */
  withUrls(work: (urls: DatabaseUrls) => Promise<ExitCode>): Promise<ExitCode>
  /** Where staff reads while another process runs the database; undefined while none does. */
  findStaffUrl(): Promise<string | undefined>
}

export interface Subcommand {
  /** After `inquiries`, such as `erase EMAIL [--yes]`. */
  usage: string
  help: string
  options: NonNullable<ParseArgsConfig['options']>
  /** @throws {UsageError} for arguments that make no sense, before the database is opened */
  prepare(given: Given): (urls: DatabaseUrls, operator: Operator) => Promise<ExitCode>
}

/** A subcommand that runs until it is stopped, and outlives restarts of the database. */
export interface LongRunningSubcommand extends Omit<Subcommand, 'prepare'> {
  longRunning: true
  /** @throws {UsageError} likewise */
  prepare(given: Given): (findStaffUrl: DatabaseAccess['findStaffUrl'], operator: Operator) => Promise<ExitCode>
}

export interface Given {
  values: Record<string, unknown>
  positionals: string[]
}

/** 0: done, or nothing to do. 1: failed, or not confirmed. 2: not understood. */
export type ExitCode = 0 | 1 | 2

/** Arguments that make no sense. The message says why, and what is expected. */
export class UsageError extends Error {
  override name = 'UsageError'
}
