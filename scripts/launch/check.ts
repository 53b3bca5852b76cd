/** One thing that must be right before visitors come. */
export interface Check {
  /** What is looked at. */
  subject: string
  /** What is wrong with it; nothing if it is right. */
  fault?: string | undefined
  /** The file or the variable to change. */
  change: string
}

/** Of several things of one kind, one check that names them all. */
export const check = (subject: string, change: string, faults: (string | undefined | false)[]): Check => {
  const found = faults.filter(Boolean)
  return { subject, change, fault: found.length ? found.join('; ') : undefined }
}

export function lineOf({ subject, fault, change }: Check): string {
  return fault ? `FAIL  ${subject}: ${fault}\n      → ${change}` : `ok    ${subject}`
}
