import type { ReactElement, ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { Section } from '~/components/layout/section.tsx'
import { RichText } from '~/components/rich-text/rich-text.tsx'
import { needsContents, TableOfContents } from '~/components/rich-text/table-of-contents.tsx'
import { Prose } from '~/components/ui/prose.tsx'
import { Zone } from '~/components/zone/zone.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FullText, Section as LibrarySection, TextBody, TextView } from './articles.schema.ts'
import { TextFilm } from './text-film.tsx'
import { TextHeader } from './text-header.tsx'
import { SeriesParts } from './text-series-parts.tsx'
import { TextTeaser } from './text-teaser.tsx'

type FullTextProps = {
  readonly text: FullText
  /** List items: the funds that the text mentions. */
  readonly funds: readonly ReactElement[]
}

/** A whole guide or article, with what follows it. */
export function ReadText({ text, funds }: FullTextProps): ReactElement {
  return (
    <Container className="pb-16">
      <article>
        <TextHeader text={text} />
        {text.film && <TextFilm film={text.film} text={text} />}
        <TextRead body={text.body} />
      </article>
      {text.series && <SeriesParts series={text.series} />}
      <RelatedFunds>{funds}</RelatedFunds>
      <MoreTexts section={text.address.section} more={text.more} />
    </Container>
  )
}

function TextRead({ body }: { body: TextBody }): ReactElement {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 border-hairline border-t pt-8 pb-10 lg:grid-cols-[minmax(0,42rem)_minmax(12rem,17rem)] lg:justify-between">
      {needsContents(body.chapters) && (
        <div className="lg:order-last">
          <TableOfContents chapters={body.chapters} />
        </div>
      )}
      <Prose>
        <RichText text={body.text} />
        <Zone parts={body.zone} />
      </Prose>
    </div>
  )
}

/** The funds related to a text, with the notice that a mention is no recommendation. */
function RelatedFunds({ children }: { children: readonly ReactNode[] }): ReactElement | null {
  const { library } = useTranslations()
  if (children.length === 0) return null
  return (
    <Section title={library.relatedFunds.title()} lede={library.relatedFunds.lede()} ruled>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </Section>
  )
}

type MoreTextsProps = { readonly section: LibrarySection; readonly more: TextView['more'] }

function MoreTexts({ section, more }: MoreTextsProps): ReactElement | null {
  const { library } = useTranslations()
  if (more.length === 0) return null
  return (
    <Section title={library[section].next()} ruled className="print:hidden">
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {more.map((other) => (
          <TextTeaser key={other.address.slug} text={other} />
        ))}
      </ul>
    </Section>
  )
}
