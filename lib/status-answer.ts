export function statusAnswer(status: 200 | 503, word: string): Response {
  return new Response(`${word}\n`, {
    status,
    headers: { 'Cache-Control': 'no-store' },
  })
}
