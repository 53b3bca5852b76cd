import { Fragment } from 'react'

/** A text in which no line breaks at a hyphen, as in “e- / mail”. */
export function unbroken(text: string) {
  return text.split(/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
