type PlaceholderOf<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never

/**
 * Fills all placeholders in one pass: a couple's answer that contains "{time}" stays as they wrote it.
 * The compiler asks for each word of the sentence, so it must know the sentence: content is `as const`.
 */
export const fillSentence = <Sentence extends string>(
  sentence: string extends Sentence ? never : Sentence,
  values: Record<PlaceholderOf<Sentence>, string | number>,
): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) =>
    String((values as Record<string, string | number>)[name]),
  )
