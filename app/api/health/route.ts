export const dynamic = 'force-dynamic'

/** Answers while the process runs. If there is no answer, restart the process. */
export const GET = () => new Response('ok\n')
