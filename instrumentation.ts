export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { checkSiteEnv } = await import('@/lib/env')
  checkSiteEnv()
}
