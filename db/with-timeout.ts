/** Resolves as `promise` does, or throws an error with `code` after `ms`. Does not cancel the promise. */
export async function withTimeout<T>(ms: number, promise: Promise<T>, code: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(code), { code })), ms)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
