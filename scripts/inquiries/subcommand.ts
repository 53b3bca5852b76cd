import type { ParseArgsConfig } from 'node:util'

/** Where the inquiries are. */
export interface Place {
  /** May read. */
  staffUrl: string
  /** May act as the eraser. */
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
  /** The terminal that the result is written to, if it is one. */
  screen?: Screen
}

export interface Screen {
  /** Characters that fit beside each other. */
  columns: number
  colour: boolean
}

export interface Subcommand {
  /** After `inquiries`, such as `erase EMAIL [--yes]`. */
  usage: string
  help: string
  options: NonNullable<ParseArgsConfig['options']>
  /** @throws {UsageError} before anything is asked of the database, where the arguments make no sense */
  prepare(given: Given): (place: Place, operator: Operator) => Promise<ExitCode>
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
