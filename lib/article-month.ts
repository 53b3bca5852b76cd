const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** 'December 2024' → '2024-12', as ISO 8601 has it. @throws {Error} on any other writing */
export function isoMonth(date: string): string {
  const [name = '', year = ''] = date.split(' ')
  const month = months.indexOf(name) + 1
  if (!month || !/^\d{4}$/.test(year)) throw new Error(`Not a month and a year: “${date}”`)
  return `${year}-${String(month).padStart(2, '0')}`
}

/** Its first day, for formats that insist on one: the journal is dated by the month. */
export const firstDay = (date: string) => `${isoMonth(date)}-01`
