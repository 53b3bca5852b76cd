import { nextSteps } from '@/content/inquiry'

export function NextSteps() {
  return (
    <ol className="mt-8 border-b">
      {nextSteps.map(({ term, text }) => (
        <li key={term} className="border-t py-3">
          <p className="font-medium">{term}</p>
          <p className="text-quiet">{text}</p>
        </li>
      ))}
    </ol>
  )
}
