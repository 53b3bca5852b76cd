export const dynamic = 'force-dynamic'

/** Answers while the process runs; without an answer it must be restarted. */
export const GET = () => new Response('ok\n')
