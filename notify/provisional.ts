import type { Field } from '@/lib/inquiry/fields'
export const columnOf = (name: string, { role }: Field) =>
  (
    ({
      name: 'name',
      email: 'email',
      phone: 'phone',
      day: 'wedding_date',
      place: 'venue',
      guests: 'guest_count',
      range: 'budget_range',
      story: 'story',
      discretion: 'nda',
    }) as Record<string, string>
  )[role ?? ''] ?? name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
export const inquiryPath = ({ id, token }: { id: string; token: string }) =>
  `/inquiry/${id.slice(0, 4)}-${id.slice(4, 8)}/${token}`
