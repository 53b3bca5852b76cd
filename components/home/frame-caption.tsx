import type { Frame } from '@/content/home'

export type Words = Pick<Frame, 'moment' | 'inHindi' | 'hour' | 'caption'>

export function FrameCaption({
  moment,
  inHindi,
  hour,
  caption,
  className,
}: Words & { className?: string }) {
  return (
    <figcaption className={className}>
      <span className="flex flex-wrap items-baseline gap-x-3 font-display text-[1.5rem] leading-tight font-light lg:text-[1.75rem]">
        <i lang="hi-Latn">{moment}</i>{' '}
        <span lang="hi" className="font-rites text-[0.75em] text-quiet">
          {inHindi}
        </span>{' '}
        <time
          dateTime={hour}
          className="ms-auto lining-nums tabular-nums md:ms-0 in-data-half:side-by-side:ms-0"
        >
          {hour}
        </time>
      </span>{' '}
      <span className="mt-1 block text-quiet">{caption}</span>
    </figcaption>
  )
}
