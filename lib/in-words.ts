const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

/** Up to ten in words, and then in digits. */
export const numberInWords = (number: number) => numbers[number] ?? String(number)

/** As in “the house, the garden and the lake”. */
export const listInWords = (parts: readonly string[]) => new Intl.ListFormat('en-IN').format(parts)

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
