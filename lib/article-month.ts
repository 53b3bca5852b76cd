/** 'December 2024' → '2024-12' */
export const isoMonth = (date: string) => new Date(`1 ${date} UTC`).toISOString().slice(0, 7)

export const firstDay = (date: string) => `${isoMonth(date)}-01`
