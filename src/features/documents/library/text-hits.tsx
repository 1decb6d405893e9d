import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { DocumentPageSearch, LibraryDocumentView, TextHitView, TextsView } from './library.schema.ts'
import { FundCell, HiddenName, TitleCell } from './library-cells.tsx'

type TextHitsProps = { readonly outcome: Outcome<TextsView>; readonly list: DocumentPageSearch }

/** Documents whose texts contain the words of the search, with passages of their pages (P-614). */
export function TextHits({ outcome, list }: TextHitsProps): ReactElement {
  const { texts } = useTranslations().my_documents
  return (
    <Section title={texts.title()} ruled className="mt-8">
      {outcome.ok ? (
        <Found view={outcome.data} list={list} />
      ) : (
        <Alert tone="warning">{texts.unavailable()}</Alert>
      )}
    </Section>
  )
}

function Found({
  view,
  list,
}: {
  readonly view: TextsView
  readonly list: DocumentPageSearch
}): ReactElement {
  const { texts } = useTranslations().my_documents
  const to = useFormatter()
  const { documents, hasMore, pending } = view
  return (
    <>
      {documents.length === 0 && <p className="text-muted">{texts.none()}</p>}
      <ul>
        {documents.map(({ document, hits, pageCount }) => (
          <li key={document.id} className="border-hairline border-b py-4 first:border-t">
            <TitleCell document={document} list={list} />
            <p className="figures mt-1 text-muted text-sm sm:pl-8">
              <FundCell document={document} />
              {' · '}
              {texts.pages[to.plural(pageCount)]({ count: to.decimal(String(pageCount)) ?? '' })}
            </p>
            <ul className="mt-2 flex flex-col gap-2 sm:pl-8">
              {hits.map((hit) => (
                <Passage key={hit.page} document={document} hit={hit} list={list} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {hasMore && <p className="mt-4 text-muted text-sm">{texts.more()}</p>}
      {pending > 0 && (
        <p className="mt-4 text-muted text-sm">
          {texts.pending[to.plural(pending)]({ count: to.decimal(String(pending)) ?? '' })}
        </p>
      )}
    </>
  )
}

type PassageProps = {
  readonly document: LibraryDocumentView
  readonly hit: TextHitView
  readonly list: DocumentPageSearch
}

function Passage({ document, hit: { page, parts }, list }: PassageProps): ReactElement {
  const { texts } = useTranslations().my_documents
  const to = useFormatter()
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 text-sm sm:flex-nowrap">
      <AppLink
        to="/account/documents/$id"
        params={{ id: document.id }}
        search={{ ...list, at: page === 1 ? undefined : page }}
        preload={false}
        className="shrink-0 whitespace-nowrap text-link"
      >
        {texts.page({ page: to.decimal(String(page)) ?? '' })}
        <HiddenName document={document} />
      </AppLink>
      <span lang={document.language} className="min-w-0 max-w-measure">
        {parts.map(({ isMatch, start, text }) =>
          isMatch ? (
            <mark
              key={start}
              className="bg-transparent font-semibold text-foreground underline decoration-2 decoration-accent"
            >
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </span>
    </li>
  )
}
