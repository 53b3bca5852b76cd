/**
 * Returns the line's reference, which visitors may see: F- for failure, as no inquiry's begins.
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

const mostOfAKind = 10
const windowMs = 60_000
const linesByKind = new Map<string, number>()

/**
 * For what a stranger can cause without end, or the lines of couples' failures would be rotated
 * away: ten lines a minute with the same details, and at its end one that counts the others.
 * @returns undefined where no line was written
 */
export function logAtMost(event: string, details: Record<string, string>): string | undefined {
  const kind = JSON.stringify([event, details])
  const lines = (linesByKind.get(kind) ?? 0) + 1
  linesByKind.set(kind, lines)
  if (lines === 1) setTimeout(endWindow, windowMs, kind, event, details).unref()
  return lines > mostOfAKind ? undefined : logEvent(event, details)
}

function endWindow(kind: string, event: string, details: Record<string, string>) {
  const leftOut = linesByKind.get(kind)! - mostOfAKind
  linesByKind.delete(kind)
  if (leftOut > 0) logEvent(event, { ...details, more: leftOut })
}
