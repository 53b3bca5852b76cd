import { cx } from 'class-variance-authority'

/** No class here overrides another, so tailwind-merge would be 8 KB of script for nothing. */
export const cn = cx
