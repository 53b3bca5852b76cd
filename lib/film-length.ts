/** The length of a film, such as `1 min 30 s`, `45 s` or `4 min`, with no-break spaces. */
export function filmLength(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [
    [Math.floor(whole / 60), 'min'],
    [whole % 60, 's'],
  ]
  return parts.flatMap(([count, unit]) => (count ? `${count}\u00a0${unit}` : [])).join('\u00a0')
}
