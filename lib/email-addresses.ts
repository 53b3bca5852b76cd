/** @returns the addresses between commas, or undefined if one of them is wrong */
export function readEmailAddresses(text = ''): string[] | undefined {
  if (!text.trim()) return []
  const addresses = text.split(',').map(address => address.trim())
  return addresses.every(each => /^[^\s@<>"]+@[^\s@<>"]+$/.test(each)) ? addresses : undefined
}

/** An encoded address can add no header (RFC 6068). */
export function mailtoLink(address: string, subject: string, body = ''): string {
  const recipient = address.split('@').map(encodeURIComponent).join('@')
  const fields = Object.entries({ subject, body }).filter(([, value]) => value)
  return `mailto:${recipient}?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
