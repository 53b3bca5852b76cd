import { expect, it } from 'vitest'
import {
  detailedForm,
  type Field,
  type Fields,
  fieldWithRole,
  readAnswers,
  shortForm,
} from './fields'

const forms: { id: string; fields: Fields }[] = [shortForm, detailedForm]

it.each(forms)('each role occurs at most once in the form $id', ({ fields }) => {
  const roles = Object.values<Field>(fields).flatMap(({ role }) => role ?? [])
  expect(roles).toEqual([...new Set(roles)])
})

it.each(forms)('the form $id requires a name and an email address', ({ fields }) => {
  for (const role of ['name', 'email'] as const)
    expect(fields[fieldWithRole(fields, role)!]).toMatchObject({ role, required: true })
})

it.each(forms)('a role has the same kind in $id as in the other form', form => {
  const other = forms.find(({ id }) => id !== form.id)!.fields
  for (const { role, kind } of Object.values(form.fields)) {
    const name = role && fieldWithRole(other, role)
    if (name) expect(other[name]!.kind, role).toBe(kind)
  }
})

it('an answer has the newlines that were typed, as the text area that shows it again has', () => {
  const data = new FormData()
  data.set('message', 'One line.\r\nAnother.')
  expect(readAnswers(shortForm.fields, data)).toMatchObject({ message: 'One line.\nAnother.' })
})
