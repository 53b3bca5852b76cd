const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** 'December 2024' → '2024-12' (ISO 8601). @throws {Error} for any other format */
export function isoMonth(date: string): string {
  const [name = '', year = ''] = date.split(' ')
  const month = months.indexOf(name) + 1
  if (!month || !/^\d{4}$/.test(year)) throw new Error(`Not a month and a year: “${date}”`)
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The first day of the month, for formats that need a day. */
export const firstDay = (date: string) => `${isoMonth(date)}-01`
