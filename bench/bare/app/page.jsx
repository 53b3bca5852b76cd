import { redirect } from 'next/navigation'

/** The least that Next can do with a posted form. It thanks where the site does, so that one sender serves both. */
async function thank() {
  'use server'
  redirect('/#inquiry-sent')
}

export default function Page() {
  return (
    <form action={thank}>
      <button>Send</button>
    </form>
  )
}
