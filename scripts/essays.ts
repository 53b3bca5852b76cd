import { essayFaults } from '@/content/essays'
import { SetupError } from '@/db/setup-error'

/** @throws {SetupError} with a sentence for each fault: MDX's own messages are for programmers */
export function checkEssays() {
  const faults = essayFaults()
  if (faults.length) throw new SetupError(faults.join('\n'))
}
