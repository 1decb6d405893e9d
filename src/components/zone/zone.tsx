import type { ZonePart, Zone as ZoneParts } from '~/lib/rich-text/zone.ts'
import { TextLink } from '../rich-text/rich-inlines.tsx'
import { RichTable } from '../rich-text/rich-table.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { ContentIcon } from '../ui/content-icon.tsx'
import { ContentImage } from '../ui/content-image.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Callout } from './callout.tsx'
import { Offices, Timeline } from './house.tsx'

/** Questions that open to show their answers. */
function Questions({ id, title, questions }: Extract<ZonePart, { kind: 'questions' }>) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <div className="border-hairline border-t">
        {questions.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions are never reordered.
          <Disclosure key={index} summary={question}>
            <div className="flex flex-col gap-3 text-base leading-6.5">
              <RichText text={answer} />
            </div>
          </Disclosure>
        ))}
      </div>
    </>
  )
}

/** Links for further reading, each with a description of its target. */
function LinkList({ id, title, links }: Extract<ZonePart, { kind: 'links' }>) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ul className="list-none border-hairline border-t pl-0 text-base leading-6">
        {links.map(({ label, href, description, icon }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links are never reordered.
          <li key={index} className="relative mt-0 flex gap-3.5 border-hairline border-b py-3.5">
            {icon && <ContentIcon icon={icon} className="mt-0.5 size-5 shrink-0 text-muted" />}
            <div className="min-w-0">
              <TextLink href={href}>{label}</TextLink>
              {description && <p className="text-muted text-sm">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Components of a page, for use in a `Prose`: their texts and its own form one running text. */
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
    case 'timeline':
      return <Timeline {...part} />
    case 'offices':
      return <Offices {...part} />
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
