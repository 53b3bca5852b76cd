import { emails } from '@/content/emails'
import { facts } from '@/content/facts'
import { fillSentence } from '@/lib/fill-sentence'
import { fullDay, indianIsoTime } from '@/lib/india'
import { formatReference } from '@/lib/inquiry/id'
import { answerDue, type StoredInquiry } from '@/lib/inquiry/stored'
import { accent } from './accent'
import { type Email, renderEmail } from './email'
import { RingButton, Rule } from './parts'

const { confirmation: words, subjectToCouple } = emails

const title = { font: '300 28px/1.2 Georgia, serif', margin: '24px 0 20px' }
const first = { borderTop: `2px solid ${accent}`, margin: '0 0 16px', paddingTop: 20 }
const fine = { fontSize: 14, margin: '0 0 12px' }

/**
 * The one email to a couple. It has not one of their answers, because anybody can type a stranger's
 * address. It has no Message-ID of its own: nothing sends it again.
 */
export function confirmationEmail({
  id,
  email,
  created_at,
}: Pick<StoredInquiry, 'id' | 'email' | 'created_at'>): Email {
  const reference = formatReference(id)
  const due = indianIsoTime(answerDue({ created_at }))
  const [day, clock] = [fullDay(due.slice(0, 10)), due.slice(11, 16)]
  return renderEmail(
    { subject: fillSentence(words.subject, { reference }), audience: { couple: email } },
    <>
      <p style={title}>{words.thanks}</p>
      <p style={first}>{fillSentence(words.answer, { day, clock })}</p>
      <p>{fillSentence(words.reference, { reference })}</p>
      <p>{words.add}</p>
      <RingButton name={facts.phone} phone={facts.phone} />
      <Rule />
      <p style={fine}>{words.mistake}</p>
      <p style={fine}>{fillSentence(subjectToCouple, { reference })}</p>
    </>,
  )
}
