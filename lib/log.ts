/**
 * Writes one line of JSON for the operator, and returns its random reference, which a visitor may be shown: eight
 * digits, which can be said on the telephone in any language, and which no inquiry in the inbox is called by.
 * @param details codes and names of ours: never an address, an answer, or the message of an error, which may quote them
 */
export function logEvent(event: string, details: Record<string, string | number | undefined>): string {
  const [half = 0, other = 0] = crypto.getRandomValues(new Uint16Array(2))
  const reference = [half, other].map(number => String(number % 10_000).padStart(4, '0')).join('-')
  console.error(JSON.stringify({ event, reference, ...details }))
  return reference
}
