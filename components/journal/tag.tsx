export function Tag({ children }: { children: string }) {
  return <span className="inline-block border border-field px-2.5 py-0.5 text-small">{children}</span>
}
