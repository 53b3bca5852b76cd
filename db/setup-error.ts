/** Something that the operator can put right. Its message is one clear sentence, printed without a stack. */
export class SetupError extends Error {
  override name = 'SetupError'
}
