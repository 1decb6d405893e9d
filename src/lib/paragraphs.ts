/** A paragraph of a typed text, with its place in the text. */
export type Paragraph = { readonly start: number; readonly text: string }

/** Splits a typed text at its empty lines; single breaks stay. */
export function paragraphsOf(text: string): readonly Paragraph[] {
  return [...text.matchAll(/(?:(?!\n\s*\n)[\s\S])+/g)].flatMap(({ 0: part, index: start }) =>
    part.trim() === '' ? [] : [{ start, text: part.trim() }],
  )
}
