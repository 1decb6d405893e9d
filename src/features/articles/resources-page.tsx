import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { CardTitle } from '~/components/ui/card.tsx'
import { ContentImage } from '~/components/ui/content-image.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { whiteBookPath } from '~/routing/addresses/reading-paths.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ResourcesView, WhiteBookCardView } from './articles.schema.ts'
import { LatestTexts } from './latest-texts.tsx'

/** All guides, articles and white books, by kind. */
export function ResourcesPage({ outcome }: { outcome: Outcome<ResourcesView> }): ReactElement {
  return outcome.ok ? <Resources resources={outcome.data} /> : <FailurePage failure={outcome} />
}

function Resources({ resources }: { resources: ResourcesView }): ReactElement {
  const { library } = useTranslations()
  const { guides, articles, whiteBooks } = resources
  const isEmpty = [guides, articles, whiteBooks].every(({ length }) => length === 0)
  return (
    <Container className="pb-16">
      <PageHeader title={library.resources.title()} lede={library.resources.lede()} />
      {isEmpty && <EmptyState title={library.resources.none()}>{library.resources.noneText()}</EmptyState>}
      <LatestTexts section="guide" texts={guides} />
      <LatestTexts section="article" texts={articles} />
      {whiteBooks.length > 0 && (
        <Section title={library.whiteBooks.title()} lede={library.whiteBooks.lede()} ruled>
          <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
            {whiteBooks.map((book) => (
              <WhiteBookTeaser key={book.slug} book={book} />
            ))}
          </ul>
        </Section>
      )}
    </Container>
  )
}

function WhiteBookTeaser({ book }: { book: WhiteBookCardView }): ReactElement {
  const locale = useLocale()
  const { library } = useTranslations()
  return (
    <li className="relative flex gap-5 border-hairline border-t pt-5">
      {book.picture && (
        <div aria-hidden="true" className="w-28 shrink-0 overflow-hidden rounded border border-hairline">
          <ContentImage
            picture={{ ...book.picture, alt: '' }}
            sizes="7rem"
            className="aspect-3/4 w-full object-cover"
          />
        </div>
      )}
      <div className="min-w-0">
        <CardTitle stretched>
          <a href={whiteBookPath(locale, book.slug)}>{book.title}</a>
        </CardTitle>
        {book.summary && <p className="mt-2 text-muted text-sm">{book.summary}</p>}
        {book.pages !== null && (
          <p className="figures pt-3 text-muted text-sm">{library.whiteBooks.pages({ count: book.pages })}</p>
        )}
      </div>
    </li>
  )
}
