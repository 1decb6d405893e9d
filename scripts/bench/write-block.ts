import { PlainError } from '../lib/project.ts'

const begin = '<!-- bench: begin -->'
const end = '<!-- bench: end -->'

/**
 * Puts `block` between the two marks of a document, in the place of what stood there.
 * @throws PlainError when the document has not exactly one pair of marks
 */
export function replaceBlock(document: string, block: string): string {
  const [before, rest, ...moreBegins] = document.split(begin)
  const [, after, ...moreEnds] = rest?.split(end) ?? []
  if (before === undefined || after === undefined || moreBegins.length + moreEnds.length > 0) {
    throw new PlainError(`The document needs one "${begin}" and after it one "${end}".`)
  }
  return `${before}${begin}\n\n${block}\n\n${end}${after}`
}
