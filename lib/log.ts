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
