import { PlainError } from '../lib/project.ts'

/** Parts of the benchmark that can be run alone; each has its own figures in docs/performance.md. */
export const benchParts = ['server', 'browser'] as const
export type BenchPart = (typeof benchParts)[number]

/**
 * Puts `block` between the two marks of a part, in the place of what stood there.
 * @throws PlainError when the document has not exactly one pair of marks for it
 */
export function replaceBlock(document: string, part: BenchPart, block: string): string {
  const [begin, end] = [`<!-- bench ${part}: begin -->`, `<!-- bench ${part}: end -->`]
  const [before, rest, ...moreBegins] = document.split(begin)
  const [, after, ...moreEnds] = rest?.split(end) ?? []
  if (before === undefined || after === undefined || moreBegins.length + moreEnds.length > 0) {
    throw new PlainError(`The document needs one "${begin}" and after it one "${end}".`)
  }
  return `${before}${begin}\n\n${block}\n\n${end}${after}`
}
