import { FailurePage } from '~/components/errors/failure-page.tsx'
import { FormNotice } from '~/components/form/form-notice.tsx'
import { OfferedForm } from '~/components/form/offered-form.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { PageData } from '~/components/layout/structured-data.tsx'
import { Button } from '~/components/ui/button.tsx'
import { ContentImage } from '~/components/ui/content-image.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LoadedWhiteBook } from './load-white-book.ts'
import type { WhiteBookFacts, WhiteBookSearch } from './white-book.schema.ts'
import { StaticFacts, StaticReading, UsedWhiteBookForm } from './white-book-static.ts'

type WhiteBookPageProps = {
  readonly outcome: Outcome<LoadedWhiteBook>
  readonly search: WhiteBookSearch
  readonly draft: FormDraft | null
}

/** The page of a white book: its description, and the form that requests it by email. */
export function WhiteBookPage({ outcome, search, draft }: WhiteBookPageProps) {
  const { white_book } = useTranslations()
  if (!outcome.ok) return <FailurePage failure={outcome} />
  const book = outcome.data
  const { state, token } = search
  return (
    <Container className="pb-16">
      <PageData
        name={book.title}
        pathIn={(locale) =>
          pathFor({ to: '/white-books/$slug', params: { slug: book.slugs[locale] ?? '' }, locale })
        }
      />
      <PageHeader
        eyebrow={white_book.eyebrow()}
        title={book.title}
        lede={book.summary}
        meta={<StaticFacts {...factsOf(book)} />}
        picture={
          book.cover ? (
            <ContentImage
              picture={{ ...book.cover, alt: '' }}
              sizes="28rem"
              isFirst
              hiddenBelow="64rem"
              className="aspect-4/3 w-full object-cover"
            />
          ) : undefined
        }
      />
      <div className="grid gap-x-16 gap-y-12 border-hairline border-t pt-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="max-lg:order-last">
          <StaticReading data={book.reading} />
        </div>
        <section aria-labelledby="white-book-form-title" className="lg:border-hairline lg:border-l lg:pl-10">
          {state && (
            <FormNotice
              tone={state === 'sent' ? 'success' : 'warning'}
              title={white_book.states[state]()}
              advice={white_book.advice[state]()}
            />
          )}
          {token && !state ? (
            <Download token={token} />
          ) : (
            state !== 'sent' && <UsedWhiteBookForm slug={book.slug} draft={draft} />
          )}
        </section>
      </div>
    </Container>
  )
}

/** Section that the emailed link of a white book leads to; its button downloads the book. */
function Download({ token }: { token: string }) {
  const { ready } = useTranslations().white_book
  return (
    <>
      <h2 id="white-book-form-title" className="text-xl">
        {ready.title()}
      </h2>
      <p className="mt-2 text-muted">{ready.text()}</p>
      {/* The browser's own way to send it: what is answered is a file. */}
      <OfferedForm>
        <form method="post" action="/api/white-books/download" className="mt-6">
          <input type="hidden" name="token" value={token} readOnly />
          <Button type="submit" size="lg">
            {ready.submit()}
          </Button>
        </form>
      </OfferedForm>
    </>
  )
}

const factsOf = ({ author, publishedOn, pages, bytes }: LoadedWhiteBook): WhiteBookFacts => ({
  author,
  publishedOn,
  pages,
  bytes,
})
