/** Joins class names under shadcn-ui's name. It drops none: CONTRIBUTING.md says why. */
export { cx as cn } from 'class-variance-authority'
