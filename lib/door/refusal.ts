/** Why a request goes no further, with the status that says so. */
export const refusals = {
  garbled: 400,
  unreadable: 400,
  foreign: 403,
  method: 405,
  outdated: 409,
  unmeasured: 411,
  large: 413,
  unfit: 415,
} as const

export type Refusal = keyof typeof refusals
