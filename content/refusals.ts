const keep = 'Go back with your browser: what you typed is still in the form.'

/** The words of proxy.ts to a refused request, by reason. */
export const refusals = {
  malformed: {
    title: 'This address cannot be read',
    text: 'A letter may have been lost on its way to you. The pages of this site are a link away.',
  },
  crossOrigin: {
    title: 'This came from another page',
    text: `We take inquiries from the forms on this site only, and your browser did not say that this one came from there. Nothing was stored. ${keep} Then reload the page if you can, or write to us.`,
  },
  method: {
    title: 'There is nothing to send here',
    text: 'This address is for reading. Our forms are on the home page and on the contact page.',
  },
  noLength: {
    title: 'This did not say how long it is',
    text: `We read a form only when its length is announced. Nothing was stored. ${keep} Then send it again, or write to us.`,
  },
  tooLarge: {
    title: 'This is more than a form can hold',
    text: `We take up to 256 KB, which is many pages of text. Nothing was stored. ${keep} Shorten the longest answer, or send it to us by e-mail.`,
  },
  wrongType: {
    title: 'This is no form that we can read',
    text: `Your browser sent the form in another shape than our pages ask for. Nothing was stored. ${keep} Then send it again, or write to us.`,
  },
} as const

export const refusalPage = {
  help: 'Reach us directly',
  links: [
    { shown: 'Home', href: '/' },
    { shown: 'Contact', href: '/contact' },
  ],
  reference: 'Reference',
} as const
