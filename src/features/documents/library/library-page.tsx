import {
  type Dispatch,
  type FormEvent,
  type ReactElement,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { AsOfForm, PastNotice } from '~/components/form/as-of-form.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { NoFunds } from '~/features/session/no-funds.tsx'
import { isGuestView, ownerOf, whatKeepsFrom } from '~/features/session/own-funds-state.ts'
import type { SessionUser } from '~/features/session/session.schema.ts'
import { useSession } from '~/features/session/session-context.ts'
import { createFormatter } from '~/lib/format/formatter.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LibrarySearchState, LibraryView } from './library.schema.ts'
import { isLibraryFiltered, LibraryFilters } from './library-filters.tsx'
import { LibraryPages } from './library-pages.tsx'
import { SelectionBar, SelectionFault } from './library-selection.tsx'
import { LibraryTable, type Selection } from './library-table.tsx'
import { LibraryYears } from './library-years.tsx'
import { TextHits } from './text-hits.tsx'

type LibraryPageProps = {
  readonly outcome: Outcome<LibraryView> | null
  readonly search: LibrarySearchState
  readonly user: SessionUser
}

const roleOf = ({ role }: SessionUser) => (role === 'investor' ? role : 'partner_user')

/** The documents of the user's funds: search, filters, sort order, links to files and bulk download. */
export function LibraryPage({ outcome, search, user }: LibraryPageProps): ReactElement {
  // Held here, so that the selection survives pages without selected documents and failed loads.
  const chosen = useState<Selection>({})
  const { my_documents } = useTranslations()
  const kept = whatKeepsFrom(user)
  if (kept !== null || outcome === null) {
    return (
      <>
        <PageHeader title={my_documents.title()} />
        <NoFunds reason={kept ?? roleOf(user)} />
      </>
    )
  }
  if (!outcome.ok) return <FailurePage failure={outcome} />
  return <Library view={outcome.data} role={roleOf(user)} {...{ search, chosen }} />
}

type LibraryProps = {
  readonly view: LibraryView
  readonly search: LibrarySearchState
  readonly role: 'investor' | 'partner_user'
  readonly chosen: readonly [Selection, Dispatch<SetStateAction<Selection>>]
}

function Library({ view, search, role, chosen }: LibraryProps): ReactElement {
  const { account_menu, my_documents } = useTranslations()
  const locale = useLocale()
  const to = createFormatter(locale)
  const count = my_documents.count[to.plural(view.total)]({ count: to.decimal(String(view.total)) ?? '' })
  const { selection: fault, ...kept } = search
  const { data } = useSession()
  const owner = ownerOf(data)
  const isGuest = isGuestView(data)
  const isView = useIsView()
  const { date: _day, page: _page, ...filters } = kept
  const day = { asOf: view.asOf, path: pathFor({ to: '/account/documents', locale }), kept: filters }
  return (
    <>
      <PageHeader
        title={owner === null ? my_documents.title() : account_menu.guest.documentsOf({ name: owner })}
        lede={isGuest ? my_documents.lede.guest() : my_documents.lede[role]()}
        actions={
          !isGuest && (
            <Button asChild variant="outline" color="neutral">
              <AppLink to="/account/documents/downloads">{my_documents.toDownloads()}</AppLink>
            </Button>
          )
        }
      />
      <PastNotice {...day} of="documents" />
      {(view.total > 0 || view.asOf.isPast) && <AsOfForm {...day} />}
      {fault && <SelectionFault fault={fault} />}
      {(view.total > 0 || isLibraryFiltered(search)) && (
        <LibraryFilters search={search} facets={view.facets} />
      )}
      <p role="status" className="figures mt-6 font-medium">
        {count}
      </p>
      <NewMeans view={view} />
      {view.documents.length === 0 && isFoundInTexts(view) ? (
        <p className="mt-2 text-muted">{my_documents.empty.noTitle()}</p>
      ) : view.documents.length === 0 ? (
        <NothingFound {...{ view, search, role }} />
      ) : (
        <Documents {...{ view, search, chosen }} />
      )}
      <LibraryPages
        to="/account/documents"
        label={my_documents.pagesLabel()}
        page={view.page}
        search={kept}
      />
      {view.texts !== null && <TextHits outcome={view.texts} list={listOf(kept)} />}
      {!isView && <LibraryYears years={view.facets.year} role={role} />}
    </>
  )
}

/** Whether a guest (P-621) or staff in a view (P-463) reads this library: archives are for its owner. */
const useIsView = (): boolean => useSession().data?.viewing !== undefined

/** Returns the list in which a document's page navigates. */
const listOf = ({ page: _page, selection: _fault, ...list }: LibrarySearchState) => list

/** Reports whether the search has results in document texts only. */
const isFoundInTexts = ({ texts, total }: LibraryView): boolean =>
  total === 0 && texts !== null && texts.ok && texts.data.documents.length > 0

/** Explanation of "new", if the page has a new document. */
function NewMeans({ view: { documents } }: { view: LibraryView }): ReactElement | null {
  const { my_documents } = useTranslations()
  if (documents.every(({ isNew }) => !isNew)) return null
  return <p className="mt-1 text-muted text-sm">{my_documents.newMeans()}</p>
}

/** The table inside the bulk download form. The selection persists across pages of the list. */
function Documents({ view, search, chosen }: Omit<LibraryProps, 'role'>): ReactElement {
  const locale = useLocale()
  const [selection, setSelection] = chosen
  const [isEmpty, setIsEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Restores boxes that were ticked before hydration.
  useEffect(() => {
    const ticked = form.current === null ? [] : new FormData(form.current).getAll('document')
    if (ticked.length > 0)
      setSelection((known) => ({ ...known, ...Object.fromEntries(ticked.map((id) => [id, true])) }))
  }, [setSelection])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const hasNone = !new FormData(event.currentTarget).has('document')
    if (hasNone) event.preventDefault()
    setIsEmpty(hasNone)
  }
  const isView = useIsView()
  const bar = <SelectionBar {...{ documents: view.documents, selection }} onClear={() => setSelection({})} />
  const table = (
    <LibraryTable
      documents={view.documents}
      search={search}
      hasPages={view.hasPages}
      isSelectable={!isView}
      selection={selection}
      onSelect={setSelection}
    />
  )
  if (isView) return <div className="mt-4">{table}</div>
  return (
    <form ref={form} method="get" action="/api/account/documents.zip" onSubmit={submit} className="mt-4">
      <input type="hidden" name="locale" value={locale} readOnly />
      {isEmpty && Object.keys(selection).length === 0 && <SelectionFault fault="none" />}
      {table}
      {bar}
    </form>
  )
}

function NothingFound({ view, search, role }: Omit<LibraryProps, 'chosen'>): ReactElement {
  const { empty, filters } = useTranslations().my_documents
  const to = createFormatter(useLocale())
  if (view.total > 0) {
    const link = (
      <AppLink to="/account/documents" search={{ ...search, page: undefined }}>
        {empty.toFirst()}
      </AppLink>
    )
    return <Nothing link={link}>{empty.beyond({ count: to.decimal(String(view.page.count)) ?? '' })}</Nothing>
  }
  if (isLibraryFiltered(search)) {
    return (
      <Nothing
        link={
          <AppLink to="/account/documents" search={{ date: search.date }}>
            {filters.clear()}
          </AppLink>
        }
      >
        {empty.filtered()}
      </Nothing>
    )
  }
  return <Nothing link={<AppLink to="/funds">{empty.toFunds()}</AppLink>}>{empty[role]()}</Nothing>
}

function Nothing({ link, children }: { link: ReactElement; children: string }): ReactElement {
  const { empty } = useTranslations().my_documents
  return (
    <EmptyState
      title={empty.title()}
      className="mt-6"
      action={
        <Button asChild variant="outline" color="neutral">
          {link}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
