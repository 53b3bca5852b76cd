import type { Resolver } from 'react-hook-form'
import type { FormId } from '@/lib/inquiry/fields'
import type { Errors, Values } from '@/lib/inquiry/outcome'

let createSchemaResolver: ((id: FormId) => Resolver<Values, unknown, object>) | undefined

/** Loads 17 KB of zod. Until then only the server validates. */
export async function loadSchemas() {
  const { zodResolver } = await import('@hookform/resolvers/zod')
  const { schemas } = await import('@/lib/inquiry/schema')
  createSchemaResolver = id => zodResolver<Values, unknown, object>(schemas[id])
}

/** Validates the answers with the server's schema. */
export const createResolver =
  (id: FormId): Resolver<Values> =>
  async (values, context, options) => {
    const answers = { ...values }
    const unreadable: Errors = {}
    for (const [name, { ref }] of Object.entries(options.fields)) {
      const { value, validity } = ref as HTMLInputElement
      answers[name] = value // autofill may change a field without an event
      // A date field can show an incomplete or impossible date, such as 31 February. Its value is ''.
      if (validity.badInput) unreadable[name] = { type: 'badInput', message: 'day' }
    }
    const checked = await createSchemaResolver?.(id)(answers, context, options)
    const errors = { ...checked?.errors, ...unreadable }
    if (Object.keys(errors).length > 0) return { values: {}, errors }
    return { values: answers, errors: {} }
  }
