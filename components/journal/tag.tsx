export function Tag({ children }: { children: string }) {
  return <span className="text-small text-ink">{children}</span>
}
