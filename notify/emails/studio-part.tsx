import type { ReactNode } from 'react'
import { emails } from '@/content/emails'
import type { ListedInquiry, RelatedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import { referenceOf } from '@/lib/inquiry/id'
import { isNda } from './couple'
import { MarkButton, Rule } from './parts'
import { timeInWords } from './times'

const { related: words } = emails

interface Props {
  inquiry: ListedInquiry
  related: RelatedInquiry[]
  now: Date
}

/** Stands below the line. The couple never sees it. */
export const StudioPart = ({ children, ...props }: Props & { children?: ReactNode }) => (
  <>
    <Rule />
    {children}
    {!isNda(props.inquiry) && <Related {...props} />}
    <MarkButton {...props.inquiry} />
    <p>{fillSentence(emails.inquiry, { reference: referenceOf(props.inquiry.id) })}</p>
  </>
)

/**
 * Names other inquiries by reference alone. Whoever knows a couple's telephone can send an inquiry
 * that looks like theirs, with Reply to a stranger. That email must not show the couple's address.
 */
function Related({ inquiry, related, now }: Props) {
  const same = related.filter(({ isSameCouple }) => isSameCouple)
  const similar = related.filter(({ isSameCouple }) => !isSameCouple)
  const isFirst = same.every(({ created_at }) => created_at > inquiry.created_at)
  return (
    <>
      {same.length > 0 && (
        <p>
          <b>{isFirst ? words.since : words.before}</b>
          {same.map(({ id, created_at }) => {
            const time = timeInWords(created_at, now)
            const sentence = fillSentence(words.other, { reference: referenceOf(id), time })
            return [<br key={id} />, sentence]
          })}
        </p>
      )}
      {similar.length > 0 && (
        <p>
          {fillSentence(words.similar, {
            references: similar.map(({ id }) => referenceOf(id)).join(', '),
          })}
        </p>
      )}
    </>
  )
}
