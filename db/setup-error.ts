export { SetupError } from './connect'
