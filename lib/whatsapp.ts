/** A link that opens WhatsApp with a message to whomever the visitor then chooses. */
export function shareOnWhatsApp(sentence: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${sentence} ${address}`)}`
}

/** A link that opens a conversation with a number: its digits, the country's first. */
export const writeOnWhatsApp = (digits: string) => `https://wa.me/${digits}`
