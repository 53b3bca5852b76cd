import { essayFaults } from '@/content/essays'
import { SetupError } from '@/db/setup-error'

/** @throws {SetupError} with a sentence for each thing that an author must mend: MDX's own words would be a program's */
export function checkEssays() {
  const faults = essayFaults()
  if (faults.length) throw new SetupError(faults.join('\n'))
}
