/** Tells Excel that UTF-8 follows; without it Devanagari opens as à¤®à¥€à¤°à¤¾. */
export const byteOrderMark = '\ufeff'

/**
 * What a spreadsheet would change: a formula (=, +, -, @, also full-width, also after a tab or newline), which may send data
 * elsewhere; 3-5, which becomes 3 May; 022…, which loses its zero; the reference 776225e2, which becomes 77622500; and
 * numbers with too many digits.
 */
const misread = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]|^\d+[-/]\d+([-/]\d+)?$|^0\d+$|^\d+e\d+$|^\d{12,}$/i
/**
 * A formula at the start of a cell for spreadsheets that split at semicolons or tabs: they do not recognise a quote after a
 * comma, and read each line as a row.
 */
const formulaWithin = /([;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/g
/** Our own dates are no formulas. */
const isoDate = /^\d{4}-\d{2}-\d{2}$/

/**
 * One record as in RFC 4180, ending with CRLF. A cell that a spreadsheet would change gets an apostrophe in front, which
 * makes it text.
 */
export function csvRecord(cells: readonly (string | null)[]): string {
  return `${cells.map(cell => quoted(cell ?? '')).join(',')}\r\n`
}

function quoted(cell: string): string {
  const plain = cell.replace(formulaWithin, "$1'")
  const text = misread.test(cell) && !isoDate.test(cell) ? `'${plain}` : plain
  return /[",;\t\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
