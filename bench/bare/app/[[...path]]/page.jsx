import { redirect } from 'next/navigation'

/** Of each page the picture that it shows, as HTML: bench/bare.ts takes it from the site. */
const pictures = JSON.parse(process.env.BARE_PICTURES ?? '{"/":""}')

export const dynamicParams = false
export const generateStaticParams = () =>
  Object.keys(pictures).map(address => ({ path: address.split('/').filter(Boolean) }))

/** The least that Next can do with a posted form. It thanks where the site does, so that one sender serves both. */
async function thank() {
  'use server'
  redirect('/#inquiry-sent')
}

export default async function Page({ params }) {
  const { path = [] } = await params
  return (
    <main>
      {/* As large as the site shows it: browsers do not count a picture that is blown up as the largest one. */}
      <style>{'body { margin: 0 } img { display: block; width: 100vw; height: 90vh; object-fit: cover }'}</style>
      <div dangerouslySetInnerHTML={{ __html: pictures[`/${path.join('/')}`] }} />
      <form action={thank}>
        <button>Send</button>
      </form>
    </main>
  )
}
