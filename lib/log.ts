/**
 * Writes one line of JSON for whoever runs the site, and returns its random reference, which a visitor may be shown.
 * @param details codes and names of ours: never an address, an answer, or the message of an error, which may quote them
 */
export function logEvent(event: string, details: Record<string, string | number | undefined>): string {
  const reference = crypto.randomUUID()
  console.error(JSON.stringify({ event, reference, ...details }))
  return reference
}
