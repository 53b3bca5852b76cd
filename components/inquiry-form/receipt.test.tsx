import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formCopies } from '@/content/inquiry'
import { shortForm } from '@/lib/inquiry/fields'
import type { Confirmation } from '@/lib/inquiry/outcome'
import { InquiryProvider } from './provider'
import { Receipt } from './receipt'
import { emptyState } from './state'

const action = () => Promise.reject(new Error('no form is sent here'))
const actions = { inquiry: action, 'detailed-inquiry': action }

function renderReceipt(confirmation: Confirmation): string {
  const receipt = {
    status: 'sent',
    reference: '6951 0001',
    receivedAt: '2026-11-29T10:20:00+05:30',
    values: { email: 'asha@example.org' },
    confirmation,
  } as const
  return renderToStaticMarkup(
    <InquiryProvider actions={actions}>
      <Receipt
        form={shortForm}
        copy={formCopies[shortForm.id]}
        state={{ ...emptyState, receipt }}
        postOutcome={null}
        nextSteps={null}
        siteAddress="https://www.site.example"
      />
    </InquiryProvider>,
  )
}

it.each<[Confirmation, string | undefined]>([
  ['usual', 'A confirmation usually follows'],
  ['fullNda', 'we send no confirmation'],
  ['none', undefined],
])('the receipt of an inquiry whose confirmation is %s says: %s', (confirmation, sentence) => {
  const html = renderReceipt(confirmation)
  expect(html).toContain('asha@example.org')
  if (sentence) expect(html).toContain(sentence)
  else expect(html).not.toContain('confirmation')
})
