import { inquiryPage } from './inquiry-page'

export const refusals = {
  reasons: {
    malformed: 'This address cannot be read. The home page is at /.',
    crossOrigin: 'This did not come from a form of this site.',
    method: 'This address takes no form.',
    noLength: 'This form does not say how long it is.',
    tooLarge:
      'This is more than a form can hold. Shorten the longest answer, or send it by e-mail.',
    wrongType: 'This is no form that we can read.',
    busy: 'Many people are writing to us this minute. Nothing was stored.',
    busyLink: inquiryPage.busy,
    manyForms:
      'Very many forms are coming from your network this minute. Send yours again in a minute.',
    noInquiry: inquiryPage.noInquiry,
  },
  /** Some browsers no longer have what a couple typed. */
  whenBusy:
    'Use Back in a minute, and send it again. Reloading this page sends nothing. If the form is empty, call or write to us directly.',
  nothingStored: 'Nothing was stored. Go back: what you typed is still in the form.',
  reference: 'Reference: {reference}',
} as const
