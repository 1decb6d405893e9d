import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { DocumentFilters } from './fund/document-filters.tsx'
import { DocumentGroup } from './fund/document-group.tsx'
import { DocumentPages } from './fund/document-pages.tsx'
import type { FundDocumentsSearch, FundDocumentsView } from './fund-documents.schema.ts'

type FundDocumentsProps = {
  readonly fundKey: string
  readonly search: FundDocumentsSearch
  readonly isSignedIn: boolean
}

type LoadedDocumentsProps = FundDocumentsProps & { readonly outcome: Outcome<FundDocumentsView> }

/** The documents tab: filters, then the three groups; private titles have a lock and no link. */
export function FundDocuments({ outcome, ...props }: LoadedDocumentsProps): ReactElement {
  const { documents, errors } = useTranslations()
  return (
    <section aria-labelledby="documents-title" className="pt-8">
      <h2 id="documents-title" className="sr-only">
        {documents.title()}
      </h2>
      {outcome.ok ? (
        <Listing {...props} view={outcome.data} />
      ) : (
        <Alert tone="error" title={errors.generic()}>
          {errors.advice.unavailable()}
        </Alert>
      )}
    </section>
  )
}

type ListingProps = FundDocumentsProps & { readonly view: FundDocumentsView }

function Listing({ fundKey, search, isSignedIn, view }: ListingProps): ReactElement {
  const { documents } = useTranslations()
  const to = createFormatter(useLocale())
  const hasPrivate = view.groups.some((group) => group.documents.some(({ href }) => href === null))
  const count = documents.count[to.plural(view.total)]({ count: to.decimal(String(view.total)) ?? '' })
  return (
    <>
      <DocumentFilters {...{ fundKey, search, facets: view.facets }} />
      <p role="status" className="figures mt-5 text-muted text-sm">
        {count}
      </p>
      {hasPrivate && (
        <Alert tone="neutral" className="mt-4 max-w-measure">
          {isSignedIn ? documents.private.notYours() : documents.private.prompt()}
        </Alert>
      )}
      {view.total === 0 ? (
        <NothingFound {...{ fundKey, search }} />
      ) : (
        view.groups.map((group) => (
          <DocumentGroup key={group.group} {...group} signIn={isSignedIn ? null : { fundKey, search }} />
        ))
      )}
      <DocumentPages {...{ fundKey, search, page: view.page }} />
    </>
  )
}

function NothingFound({ fundKey, search }: Omit<FundDocumentsProps, 'isSignedIn'>): ReactElement {
  const { none, filters } = useTranslations().documents
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  const clear = (
    <Button asChild variant="outline" color="neutral">
      <AppLink to="/funds/$id/documents" params={{ id: fundKey }} keepsScroll>
        {filters.clear()}
      </AppLink>
    </Button>
  )
  return (
    <EmptyState title={none.title()} level="h3" action={isFiltered ? clear : undefined} className="mt-6">
      {isFiltered ? none.text() : none.unfiltered()}
    </EmptyState>
  )
}
