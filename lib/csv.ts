/** Tells Excel that UTF-8 follows; without it Devanagari opens as à¤®à¥€à¤°à¤¾. */
export const byteOrderMark = '\ufeff'

/**
 * What a spreadsheet would not show as it is: a formula (=, +, -, @, also full-width, also after a tab or newline), which may
 * even fetch and send; 3-5, which becomes 3 May; 022…, which loses its zero; 776225e2,
 * a reference that becomes 77622500; and more digits than it keeps.
 */
const misread = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]|^\d+[-/]\d+([-/]\d+)?$|^0\d+$|^\d+e\d+$|^\d{12,}$/i
/**
 * A formula where another spreadsheet begins a cell: one that splits at semicolons or tabs does not see a quote that follows
 * a comma, and takes each line for a row.
 */
const formulaWithin = /([;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/g
/** Except the dates that we write ourselves. */
const isoDate = /^\d{4}-\d{2}-\d{2}$/

/**
 * One record of RFC 4180, with CRLF at its end. What a spreadsheet would misread begins with an apostrophe, which makes it
 * text there.
 */
export function csvRecord(cells: readonly (string | null)[]): string {
  return `${cells.map(cell => quoted(cell ?? '')).join(',')}\r\n`
}

function quoted(cell: string): string {
  const plain = cell.replace(formulaWithin, "$1'")
  const text = misread.test(cell) && !isoDate.test(cell) ? `'${plain}` : plain
  return /[",;\t\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
