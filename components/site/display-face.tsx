'use client' // in a server component, the page's data would repeat the face

/**
 * Writes the upright face of the headlines into the page, so that the first frame has it. React
 * leaves a style element that the server wrote as it is. So the browser's script needs no face, and
 * `require` in a branch that never runs there keeps it out.
 */
export function DisplayFace() {
  return (
    <style href="display-face" precedence="face">
      {/* eslint-disable-next-line @typescript-eslint/no-require-imports */}
      {typeof window === 'undefined' ? fontFace(require('@/app/fonts/display.woff2').default) : ''}
    </style>
  )
}

function fontFace(file: Uint8Array): string {
  const address = `data:font/woff2;base64,${btoa(String.fromCharCode(...file))}`
  return `@font-face{font-family:Newsreader;font-weight:100 900;src:url(${address});unicode-range:U+20-A0,U+A7-AB,U+B0-BE,U+D7,U+2013-2033,U+20B9,U+2212}`
}
