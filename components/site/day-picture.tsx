import { Picture, type PictureProps } from './picture'

/**
 * What a hero shows in the light theme. It is lazy, because with scripts a browser then fetches it only
 * if it is shown.
 */
export function DayPicture(props: Omit<PictureProps, 'className' | 'priority'>) {
  return (
    <div className="day-picture by-day">
      <Picture {...props} className="ms-auto size-full max-w-(--file-width) print:ms-0" />
    </div>
  )
}
