/** How long a film is, as one says it: `1 min 30 s`, `45 s`, `4 min`. No line is broken in it. */
export function filmLength(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [
    [Math.floor(whole / 60), 'min'],
    [whole % 60, 's'],
  ]
  return parts.flatMap(([count, unit]) => (count ? `${count}\u00a0${unit}` : [])).join('\u00a0')
}
