/** A link that opens WhatsApp with a message to whomever the visitor then chooses. */
export function shareOnWhatsApp(sentence: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${sentence} ${address}`)}`
}

/** A link that opens a conversation with a number: its digits, the country's first. */
export const writeOnWhatsApp = (digits: string) => `https://wa.me/${digits}`

/** The link to a number with another message than its own. */
export const askOnWhatsApp = (link: string, message: string) =>
  `${link.split('?')[0]}?text=${encodeURIComponent(message)}`

/** The zeros of the scripts that telephones in India type; their other digits follow them. */
const zeros = [...'०০੦૦୦௦౦೦൦٠۰'].map(zero => zero.codePointAt(0)!)

/**
 * A telephone number as WhatsApp's links want it, digits with the country first; undefined where nobody can tell. India is
 * meant where no country is named: ten digits, or eleven that begin with its trunk 0. E.164 allows 15, and none has under 8.
 */
export function whatsAppDigits(phone: string): string | undefined {
  const typed = phone.replace(/\p{Nd}/gu, inAscii)
  if (/^[^\d+]*(\+|00)/.test(typed)) {
    const abroad = typed.replaceAll('(0)', '').replace(/\D/g, '').replace(/^00/, '')
    return abroad.length >= 8 && abroad.length <= 15 ? abroad : undefined
  }
  const [, national] = /^(?:0|91)?([1-9]\d{9})$/.exec(typed.replace(/\D/g, '')) ?? []
  return national && `91${national}`
}

function inAscii(digit: string): string {
  const code = digit.codePointAt(0)!
  const zero = zeros.find(each => code >= each && code < each + 10)
  return zero === undefined ? digit : String(code - zero)
}
