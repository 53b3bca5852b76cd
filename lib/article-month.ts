/** 'December 2024' → '2024-12' (ISO 8601). @throws {RangeError} for what is no month and year */
export const isoMonth = (date: string) => new Date(`1 ${date} UTC`).toISOString().slice(0, 7)

/** For formats that need a day. */
export const firstDay = (date: string) => `${isoMonth(date)}-01`
