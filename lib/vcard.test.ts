import { expect, it } from 'vitest'
import { vCard } from './vcard'

const card = {
  name: 'Noor; Vista, Studio',
  phone: '+911234567890',
  email: 'studio@noorvista.example',
  website: 'https://noorvista.example/',
  note: 'नूर '.repeat(40),
}

it('ends every line as the format has it, and escapes what would divide a value', () => {
  const text = vCard(card)
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/)
  expect(text).toMatch(/END:VCARD\r\n$/)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text).toContain('\r\nFN:Noor\\; Vista\\, Studio\r\n')
})

it('keeps lines to 75 octets without breaking a character', () => {
  const lines = vCard(card).split('\r\n')
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(vCard(card).replaceAll('\r\n ', '')).toContain(`NOTE:${card.note}`)
})
