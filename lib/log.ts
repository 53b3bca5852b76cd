/**
 * Returns the line's random reference, which visitors may see: eight digits, easy to say on the
 * telephone in any language, marked F- for failure, as no reference of an inquiry is.
 * @param details our own codes and names: never an address, an answer, or an error's message, which
 * may quote them
 */
export function logEvent(
  event: string,
  details: Record<string, string | number | undefined>,
): string {
  const [half = 0, other = 0] = crypto.getRandomValues(new Uint16Array(2))
  const reference = `F-${[half, other].map(number => String(number % 10_000).padStart(4, '0')).join('-')}`
  console.error(JSON.stringify({ event, reference, ...details }))
  return reference
}
