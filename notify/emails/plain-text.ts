import { compile, type FormatCallback, type HtmlToTextOptions } from 'html-to-text'

/** A bar before each line, so that no line of a stranger looks like ours. */
const formatQuote: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 })
  walk(element.children, builder)
  const blockTransform = (text: string) => text.replace(/^/gm, '| ')
  builder.closeBlock({ trailingLineBreaks: 2, blockTransform })
}

/** Each button on a line of its own, with its address. */
const formatButton: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 })
  walk(element.children, builder)
  builder.addInline(`: ${(element.attribs as Record<string, string>).href}`, {
    noWordTransform: true,
  })
  builder.closeBlock({ trailingLineBreaks: 1 })
}

const lines = (leadingLineBreaks: number, trailingLineBreaks: number) => ({
  leadingLineBreaks,
  trailingLineBreaks,
})

const options: HtmlToTextOptions = {
  wordwrap: false,
  // Without U+200B of the default: Thai and Khmer need it, and quotes keep what the couple wrote.
  whitespaceCharacters: ' \t\r\n\f',
  formatters: { quote: formatQuote, button: formatButton },
  selectors: [
    { selector: 'blockquote', format: 'quote' },
    { selector: 'a', format: 'button' },
    { selector: 'div', format: 'block', options: lines(1, 1) },
    { selector: 'section', format: 'block', options: lines(2, 2) },
    { selector: 'p', format: 'block', options: lines(2, 2) },
    { selector: 'pre', format: 'pre', options: lines(2, 2) },
    { selector: 'hr', format: 'horizontalLine', options: { length: 40, ...lines(2, 2) } },
  ],
}

const convert = compile(options)

/** Makes an email's text from the markup of its HTML. */
export const toPlainText = (html: string) => `${convert(html)}\n`
