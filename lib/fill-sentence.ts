type PlaceholderOf<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never

/**
 * Fills all placeholders in one pass: a couple's answer that contains "{time}" stays as they wrote it.
 */
export const fillSentence = <Sentence extends string>(
  sentence: Sentence,
  values: Record<PlaceholderOf<Sentence>, string | number>,
): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) =>
    String((values as Record<string, string | number>)[name]),
  )
