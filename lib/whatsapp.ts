export function shareOnWhatsApp(sentence: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${sentence} ${address}`)}`
}

/** @param digits with the country code */
export const writeOnWhatsApp = (digits: string) => `https://wa.me/${digits}`

export const askOnWhatsApp = (link: string, message: string) =>
  `${link.split('?')[0]}?text=${encodeURIComponent(message)}`

/**
 * Returns the digits with the country code, or undefined if the code or the end is unclear: a wrong
 * number would reach a stranger. E.164 allows 15 digits, and no number has fewer than 8.
 */
export function whatsAppDigits(phone: string): string | undefined {
  const [number] = /\+?\d[^\p{L},;/]*/u.exec(phone) ?? [''] // "98765 43210, after 6"
  const digits = number.replaceAll('(0)', '').replace(/\D/g, '').replace(/^00/, '')
  const isInternational = /^(\+|00)/.test(number)
  const [, national] = /^(?:0|910?)?([1-9]\d{9})$/.exec(digits) ?? []
  if (national && (!isInternational || digits.startsWith('91'))) return `91${national}`
  if (!isInternational || digits.startsWith('91')) return undefined
  return digits.length >= 8 && digits.length <= 15 ? digits : undefined
}
