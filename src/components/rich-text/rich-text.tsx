import { Fragment, type ReactNode } from 'react'
import type {
  RichBlock,
  RichFootnote,
  RichListItem,
  RichText as RichTextTree,
} from '~/lib/rich-text/rich-text.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { ContentImage } from '../ui/content-image.tsx'
import { RichInlines } from './rich-inlines.tsx'
import { RichTable } from './rich-table.tsx'

type RichFootnotesProps = {
  notes: readonly RichFootnote[]
  renderNote: (note: RichFootnote) => ReactNode
}

/** The notes of a text, each with the way back to where it is cited. */
export function RichFootnotes({ notes, renderNote }: RichFootnotesProps) {
  const { reading } = useTranslations()
  return (
    <section aria-label={reading.notes()} data-footnotes="">
      <ol>
        {notes.map((note) => (
          <li key={note.id} id={note.id}>
            {renderNote(note)}
            {note.references.map((reference) => (
              <a key={reference} href={`#${reference}`} aria-label={reading.backToText()}>
                ↩
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A picture in a text: the column's width, at most 44 rem. */
const pictureSizes = '(min-width: 46rem) 44rem, 92vw'

/** Rich text as elements, for use in a `Prose`. A rendered tree never changes, so that indexes serve as keys. */
export function RichText({ text }: { text: RichTextTree }) {
  return text.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered.
    <Block key={index} block={block} />
  ))
}

function Block({ block }: { block: RichBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <RichInlines nodes={block.children} />
        </p>
      )
    case 'inline':
      return <RichInlines nodes={block.children} />
    case 'heading':
      return <Heading heading={block} />
    case 'list':
      return <List list={block} />
    case 'quote':
      return (
        <blockquote>
          <RichText text={block.children} />
        </blockquote>
      )
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, what scrolls must be reachable by keyboard.
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'picture':
      return (
        <figure>
          <ContentImage picture={block.picture} sizes={pictureSizes} />
          {'caption' in block && block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      )
    case 'table':
      return <RichTable {...block} />
    case 'rule':
      return <hr />
    case 'footnotes':
      return <RichFootnotes notes={block.notes} renderNote={(note) => <RichText text={note.children} />} />
  }
}

function Heading({ heading: { level, id, children } }: { heading: Extract<RichBlock, { type: 'heading' }> }) {
  const Level = `h${level}` as const
  return (
    <Level id={id}>
      <RichInlines nodes={children} />
    </Level>
  )
}

function List({ list }: { list: Extract<RichBlock, { type: 'list' }> }) {
  const items = list.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered.
    <Item key={index} item={item} />
  ))
  return list.isOrdered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>
}

function Item({ item: { isDone, children } }: { item: RichListItem }) {
  return (
    <li>
      {isDone !== undefined && <Fragment>{isDone ? '☑' : '☐'} </Fragment>}
      <RichText text={children} />
    </li>
  )
}
