import type { FormRoute, Values } from '@/lib/action-state'

/** What stands in a form, if it is on the page. */
export function valuesIn({ id }: FormRoute): Values | undefined {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? textsOf(new FormData(form)) : undefined
}

export const textsOf = (data: FormData) =>
  Object.fromEntries([...data].filter(([, value]) => typeof value === 'string')) as Values
