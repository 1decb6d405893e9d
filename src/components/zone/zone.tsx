import type { ZonePart, Zone as ZoneParts } from '../../lib/rich-text/zone.ts'
import { RichTable } from '../rich-text/rich-table.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { ContentImage } from '../ui/content-image.tsx'
import { Callout } from './callout.tsx'
import { LinkList } from './link-list.tsx'
import { Questions } from './questions.tsx'

/** The components of a page, to stand in a `Prose`: their texts and its own are one running text. */
export function Zone({ parts }: { parts: ZoneParts }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered.
    <Part key={index} part={part} />
  ))
}

function Part({ part }: { part: ZonePart }) {
  switch (part.kind) {
    case 'text':
      return <RichText text={part.text} />
    case 'picture':
      return (
        <figure>
          <ContentImage picture={part.picture} sizes="(min-width: 46rem) 44rem, 92vw" />
          {part.caption && <figcaption>{part.caption}</figcaption>}
        </figure>
      )
    case 'quote':
      return <Quote {...part} />
    case 'callout':
      return <Callout {...part} />
    case 'questions':
      return <Questions {...part} />
    case 'table':
      return <TableFigure {...part} />
    case 'links':
      return <LinkList {...part} />
  }
}

function Quote({ text, author }: Extract<ZonePart, { kind: 'quote' }>) {
  return (
    <figure data-quote="">
      <blockquote>
        <RichText text={text} />
      </blockquote>
      {author && <figcaption>{author}</figcaption>}
    </figure>
  )
}

function TableFigure({ note, ...table }: Extract<ZonePart, { kind: 'table' }>) {
  return (
    <figure>
      <RichTable {...table} />
      {note && <figcaption>{note}</figcaption>}
    </figure>
  )
}
