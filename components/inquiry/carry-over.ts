import type { FormCopy } from '@/content/inquiry'
import { budgetRanges, detailedNames } from '@/lib/inquiry/fields'
import type { Values } from '@/lib/inquiry/outcome'
import { fillBlanks } from './answers'

const offeredRanges: readonly string[] = budgetRanges

/**
 * The longer form's answers for a visitor who comes from the short one. A range that it does not
 * offer begins its story instead.
 * @param copy of the short form
 */
export function carryOver(short: Values, typed: Values, copy: FormCopy): Values {
  const carried = Object.fromEntries(
    Object.entries(detailedNames).map(([name, longerName]) => [longerName, short[name] ?? '']),
  )
  const answers = fillBlanks(typed, carried)
  if (typed.budgetRange) return answers

  const { budgetRange: range = '', story = '' } = answers
  const lineOf = (words: string) => `${copy.labels.budget}: ${words}.\n`
  const ranges = copy.options.budget ?? {}
  const lineBefore = Object.values(ranges)
    .map(lineOf)
    .find(line => story.startsWith(line))
  const ownStory = story.slice(lineBefore?.length ?? 0)
  if (!range || offeredRanges.includes(range)) return { ...answers, story: ownStory }
  return { ...answers, budgetRange: '', story: lineOf(ranges[range] ?? range) + ownStory }
}
