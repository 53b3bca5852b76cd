import { facts } from './facts'

export const notFound = {
  metadata: {
    title: 'Page not found',
    description: `This page does not exist. The way back to the studio of ${facts.name} is here.`,
  },
  title: '404',
  text: 'Oops! Page not found',
  note: 'The page may have moved, or the address lost a letter on its way to you.',
  back: { label: 'Return to Home', href: '/' },
  log: 'Page not found:',
} as const

export const unexpectedError = {
  title: 'Unexpected Application Error!',
  text: 'The page could not be shown. Every inquiry that we have thanked you for is with us. What you typed and have not sent may have to be typed again.',
  again: 'Try again',
  back: { label: 'Return to Home', href: '/' },
} as const

export const inquiryPageError = {
  ...unexpectedError,
  title: 'The site did not answer.',
  text: `What you pressed may be recorded or not. ${unexpectedError.again}, and press it once more: pressing it twice does no harm.`,
} as const

export type ErrorCopy = typeof unexpectedError | typeof inquiryPageError
