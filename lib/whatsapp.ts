export function shareOnWhatsApp(sentence: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${sentence} ${address}`)}`
}

/** @param digits with the country code */
export const writeOnWhatsApp = (digits: string) => `https://wa.me/${digits}`

export const askOnWhatsApp = (link: string, message: string) =>
  `${link.split('?')[0]}?text=${encodeURIComponent(message)}`

/**
 * Returns the digits with the country code, or undefined if the code is unclear. E.164 allows 15
 * digits, and no number has fewer than 8.
 */
export function whatsAppDigits(phone: string): string | undefined {
  if (/^[^\d+]*(\+|00)/.test(phone)) {
    const abroad = phone.replaceAll('(0)', '').replace(/\D/g, '').replace(/^00/, '')
    return abroad.length >= 8 && abroad.length <= 15 ? abroad : undefined
  }
  const [, national] = /^(?:0|91)?([1-9]\d{9})$/.exec(phone.replace(/\D/g, '')) ?? []
  return national && `91${national}`
}
