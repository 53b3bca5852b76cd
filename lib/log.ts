/**
 * Writes a line of JSON and returns its reference, which visitors may see. This reference begins
 * with F for failure, unlike an inquiry's.
 * @param details never an address, an answer, or an error's message, which may quote them
 */
export function logEvent(
  event: string,
  details: Record<string, string | number | undefined>,
): string {
  const halves = Array.from(crypto.getRandomValues(new Uint16Array(2)), number =>
    String(number % 10_000).padStart(4, '0'),
  )
  const reference = `F-${halves.join('-')}`
  console.error(JSON.stringify({ event, reference, ...details }))
  return reference
}

const maxLinesOfKind = 10
const windowMs = 60_000
const linesByKind = new Map<string, number>()

/**
 * Writes at most ten lines a minute with the same event and details. At the minute's end, one more
 * line counts the rest. Use it for what a stranger can cause without end: otherwise rotation would
 * delete the lines about couples' failures.
 * @returns undefined if it wrote no line
 */
export function logWithLimit(event: string, details: Record<string, string>): string | undefined {
  const kind = JSON.stringify([event, details])
  const lines = (linesByKind.get(kind) ?? 0) + 1
  linesByKind.set(kind, lines)
  if (lines === 1) setTimeout(endWindow, windowMs, kind, event, details).unref()
  return lines > maxLinesOfKind ? undefined : logEvent(event, details)
}

function endWindow(kind: string, event: string, details: Record<string, string>) {
  const extraLines = linesByKind.get(kind)! - maxLinesOfKind
  linesByKind.delete(kind)
  if (extraLines > 0) logEvent(event, { ...details, more: extraLines })
}
