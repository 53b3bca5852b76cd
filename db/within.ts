/** The outcome of `promise`, or an error with `code` if there is none within `ms`. Whatever it does, it goes on doing. */
export async function within<T>(ms: number, promise: Promise<T>, code: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(code), { code })), ms)
  })
  try {
    return await Promise.race([promise, clock])
  } finally {
    clearTimeout(timer)
  }
}
