import type { Block, Group } from '../layout/block.ts'
import type { Subject } from '../subject.ts'
import type { Passage, Texts, Write } from '../texts/texts.ts'

/** Writes one section of a document, as groups that are kept or left out whole; nothing where it does not apply. */
export type Section = (subject: Subject, texts: Texts) => Group[]

/** A section that is only prose. */
export function prose(choose: (texts: Texts) => Write): Section {
  return (subject, texts) => passageGroups(choose(texts)(subject))
}

/** Prose of which no paragraph may be left out. */
export function wholeProse(choose: (texts: Texts) => Write): Section {
  return (subject, texts) => [passageWith(choose(texts)(subject))]
}

/** The title with the first paragraph, then each paragraph by itself; a subtitle goes with what follows it. */
export function passageGroups(passage: Passage): Group[] {
  const groups: Group[] = []
  let open: Group = [{ kind: 'heading', text: passage.title }]
  for (const block of passage.body.map(bodyBlock)) {
    open.push(block)
    if (block.kind === 'subheading') continue
    groups.push(open)
    open = []
  }
  return open.length > 0 ? [...groups, open] : groups
}

/** The title and the whole text together with what it introduces. */
export function passageWith(passage: Passage, ...blocks: Block[]): Group {
  return [{ kind: 'heading', text: passage.title }, ...passage.body.map(bodyBlock), ...blocks]
}

function bodyBlock(item: string | string[]): Block {
  if (typeof item !== 'string') return { kind: 'list', items: item }
  return item.startsWith('# ')
    ? { kind: 'subheading', text: item.slice(2) }
    : { kind: 'paragraph', text: item }
}
