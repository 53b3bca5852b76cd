'use client' // so that Next does not repeat the face in the page's data

export function DisplayFace() {
  return (
    <style href="display-face" precedence="default">
      {typeof window === 'undefined' ? fontFace() : ''}
    </style>
  )
}

function fontFace(): string {
  if (typeof window !== 'undefined') return ''
  const face = require('@/app/fonts/display.woff2').default
  return `@font-face{font-family:Newsreader;src:url(data:font/woff2;base64,${Buffer.from(face).toString('base64')});font-weight:100 900;unicode-range:U+20-A0,U+A7-AB,U+B0-BE,U+D7,U+2013-2033,U+20B9,U+2212}`
}
