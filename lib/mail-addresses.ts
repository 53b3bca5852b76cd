/** The addresses between the commas of a text; undefined where it is anything else. */
export function readMailAddresses(text = ''): string[] | undefined {
  if (!text.trim()) return []
  const addresses = text.split(',').map(address => address.trim())
  return addresses.every(each => /^[^\s@<>"]+@[^\s@<>"]+$/.test(each)) ? addresses : undefined
}

/** Mail servers without SMTPUTF8 refuse a mail that names an address with another letter before its @. */
export const isDeliverable = (address: string) => /^[\x21-\x7e]+@[^@\s]+$/.test(address)

/** A link that opens a letter. Of the address all but its @ is encoded: it can add no header (RFC 6068). */
export function mailtoLink(address: string, subject: string, body: string): string {
  const recipient = address.split('@').map(encodeURIComponent).join('@')
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
