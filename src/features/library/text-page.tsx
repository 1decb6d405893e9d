import type { ReactElement, ReactNode } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { kept, keptOf } from '~/components/kept/kept.tsx'
import { Container } from '~/components/layout/container.tsx'
import { Section } from '~/components/layout/section.tsx'
import { RichText } from '~/components/rich-text/rich-text.tsx'
import { needsContents, TableOfContents } from '~/components/rich-text/table-of-contents.tsx'
import { Prose } from '~/components/ui/prose.tsx'
import { Zone } from '~/components/zone/zone.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import type { Section as LibrarySection, TextBody, TextPage } from './library.schema.ts'
import { TextData } from './text-data.tsx'
import { TextFilm } from './text-film.tsx'
import { TextHeader } from './text-header.tsx'
import type { LoadedText } from './text-loader.ts'
import { TextTeaser } from './text-teaser.tsx'

type TextArticleProps = {
  readonly outcome: Outcome<LoadedText>
  /** List items: the funds that the text is about. */
  readonly funds: readonly ReactElement[]
}

/** The page of a guide or an article. */
export function TextArticle({ outcome, funds }: TextArticleProps): ReactElement {
  if (!outcome.ok) return <FailurePage failure={outcome} />
  return <ReadText text={outcome.data} funds={funds} />
}

function ReadText({ text, funds }: { text: LoadedText; funds: TextArticleProps['funds'] }): ReactElement {
  const { body, more, ...head } = text
  return (
    <Container className="pb-16">
      <article>
        <TextData text={text} />
        <KeptHeader text={head} />
        {text.film && <TextFilm film={text.film} text={text} />}
        <KeptBody data={body} />
      </article>
      <RelatedFunds>{funds}</RelatedFunds>
      <MoreTexts section={text.address.section} more={more} />
    </Container>
  )
}

const KeptHeader = kept('text-header', TextHeader)
const KeptBody = keptOf('text-body', ReadBody)

function ReadBody({ data: body }: { data: TextBody }): ReactElement {
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

/** Naming a fund beside a text recommends nothing, and says so. */
function RelatedFunds({ children }: { children: readonly ReactNode[] }): ReactElement | null {
  const { library } = useTranslations()
  if (children.length === 0) return null
  return (
    <Section title={library.relatedFunds.title()} lede={library.relatedFunds.lede()} ruled>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </Section>
  )
}

type MoreTextsProps = { readonly section: LibrarySection; readonly more: TextPage['more'] }

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
