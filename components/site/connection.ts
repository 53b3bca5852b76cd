/** The Network Information API, which only Chromium has. */
const readConnection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection

/** The visitor has asked the browser to save data. */
export const isSavingData = () => Boolean(readConnection()?.saveData)

export const isDataScarce = () =>
  isSavingData() || /[23]g/.test(readConnection()?.effectiveType ?? '')
