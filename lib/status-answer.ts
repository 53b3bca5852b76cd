export function statusAnswer(status: 200 | 503, word: string): Response {
  return new Response(`${word}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
