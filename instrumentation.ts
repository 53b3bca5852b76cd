/** Next calls this once, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('@/lib/socket-address')).appendSocketAddress()
}
