import { cx } from 'class-variance-authority'

/**
 * Joins class names. Without shadcn-ui's tailwind-merge, 8 KB of script: a class here does not
 * override another.
 */
export const cn = cx
