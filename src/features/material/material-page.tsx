import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { DraftNotice, NewsAlert } from '~/components/form/form-notice.tsx'
import { LinkTabs } from '~/components/layout/link-tabs.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { MaterialView, SharesView } from './material.schema.ts'
import type { MaterialData } from './material-loader.ts'
import type { MaterialSearch } from './material-search.ts'
import { MaterialFilters, MaterialTable } from './material-table.tsx'
import { ShareForm } from './share-form.tsx'
import { CreatedLink, SharesList } from './shares-list.tsx'

type PageProps = MaterialData & { readonly search: MaterialSearch }

/** A partner's marketing documents, or the links to them (P-640, P-643). */
export function MaterialPage({ documents, draft, search, shares }: PageProps): ReactElement {
  const { material: words } = useTranslations()
  const loaded = documents ?? shares
  if (loaded !== null && !loaded.ok) return <FailurePage failure={loaded} />
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      {search.done && (
        <NewsAlert tone={search.done === 'refused' ? 'error' : 'success'} className="mb-6">
          {words.done[search.done]()}
        </NewsAlert>
      )}
      {shares?.ok && shares.data.created !== null && <CreatedLink link={shares.data.created} />}
      <Parts part={search.part} />
      {documents?.ok && <Documents view={documents.data} search={search} draft={draft} />}
      {shares?.ok && <Shares view={shares.data} draft={draft} />}
    </>
  )
}

function Parts({ part }: { part: MaterialSearch['part'] }): ReactElement {
  const { parts: words } = useTranslations().material
  const locale = useLocale()
  const to = '/account/material'
  return (
    <LinkTabs
      label={words.label()}
      tabs={[
        { href: pathFor({ to, locale }), label: words.documents(), isCurrent: part === undefined },
        {
          href: pathFor({ to, locale, search: { part: 'shares' } }),
          label: words.shares(),
          isCurrent: part === 'shares',
        },
      ]}
    />
  )
}

type DocumentsProps = {
  readonly view: MaterialView
  readonly search: MaterialSearch
  readonly draft: FormDraft | null
}

function Documents({ draft, search, view }: DocumentsProps): ReactElement {
  const { material: words } = useTranslations()
  const to = useFormatter()
  const locale = useLocale()
  const { funds, items, page, total } = view
  const chosen = items.find(({ id, state }) => id === search.document && state === 'valid')
  const { document: _document, done: _done, page: _page, ...filters } = search
  const addressOf = (number: number) =>
    pathFor({
      to: '/account/material',
      locale,
      search: { ...filters, ...(number > 1 && { page: number }) },
    })
  if (chosen !== undefined) return <ShareForm key={chosen.id} document={chosen} draft={draft} />
  return (
    <>
      <MaterialFilters funds={funds} search={search} />
      {total === 0 ? (
        <EmptyState title={words.none()} className="mt-8">
          {words.noneText()}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="figures pt-6 pb-4 font-medium">
            {words.count({ text: to.decimal(total) ?? '', count: total })}
          </p>
          {items.length === 0 ? <p>{words.pastEnd()}</p> : <MaterialTable items={items} search={search} />}
        </>
      )}
      <ListPages page={page} addressOf={addressOf} />
    </>
  )
}

function Shares({ draft, view }: { view: SharesView; draft: FormDraft | null }): ReactElement {
  const { shares: words } = useTranslations().material
  const locale = useLocale()
  const addressOf = (number: number) =>
    pathFor({
      to: '/account/material',
      locale,
      search: { part: 'shares', ...(number > 1 && { page: number }) },
    })
  return (
    <>
      <DraftNotice draft={draft} label={words.end()} />
      <SharesList shares={view} />
      <ListPages page={view.page} addressOf={addressOf} />
    </>
  )
}
