import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { DraftNotice } from '~/components/form/form-notice.tsx'
import { LinkTabs } from '~/components/layout/link-tabs.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '~/components/ui/table.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { CaseDue, CaseStateBadge } from './case-state-badge.tsx'
import type { CaseLineView, CasesView } from './cases.schema.ts'
import { type CasesSearch, caseGroups } from './cases-search.ts'

type CasesPageProps = {
  readonly cases: CasesView
  readonly search: CasesSearch
  /** True if the user may open a case. */
  readonly mayWrite: boolean
  /** Why a case could not be opened, such as a right withdrawn while this page was open. */
  readonly draft: FormDraft | null
}

/** The cases of the user's team, the latest change first (P-500). */
export function CasesPage({ cases, draft, mayWrite, search }: CasesPageProps): ReactElement {
  const { cases: words } = useTranslations()
  const locale = useLocale()
  const to = useFormatter()
  const { group } = search
  const addressOf = (page: number) =>
    pathFor({
      to: '/account/cases',
      locale,
      search: { ...(group && { group }), ...(page > 1 && { page }) },
    })
  const open = mayWrite ? <OpenCase nextKey={cases.nextKey} /> : undefined
  return (
    <>
      <PageHeader
        title={words.title()}
        lede={mayWrite ? words.lede() : words.detail.readOnly()}
        actions={open}
      />
      <DraftNotice draft={draft} label={words.open()} />
      <GroupTabs group={group} />
      {cases.total === 0 ? (
        <EmptyState title={words.none.title()} className="mt-8">
          {words.none.text()}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="figures pt-8 pb-4 font-medium">
            {words.count({ text: to.decimal(cases.total) ?? '', count: cases.total })}
          </p>
          <CaseTable items={cases.items} to="/account/cases/$id" />
        </>
      )}
      <ListPages page={cases.page} addressOf={addressOf} />
    </>
  )
}

function GroupTabs({ group }: Pick<CasesSearch, 'group'>): ReactElement {
  const { groups } = useTranslations().cases
  const locale = useLocale()
  const tabs = [undefined, ...caseGroups].map((one) => ({
    href: pathFor({ to: '/account/cases', locale, search: one === undefined ? {} : { group: one } }),
    label: one === undefined ? groups.all() : groups[one](),
    isCurrent: one === group,
  }))
  return <LinkTabs label={groups.label()} tabs={tabs} />
}

/** Button that opens a draft, and redirects to it. */
function OpenCase({ nextKey }: Pick<CasesView, 'nextKey'>): ReactElement {
  const { cases: words } = useTranslations()
  return (
    <ButtonForm action="/api/forms/case-open">
      <FormToken />
      <input type="hidden" name="returnPath" value={pathFor({ to: '/account/cases', locale: useLocale() })} />
      <input type="hidden" name="key" value={nextKey} />
      <Button type="submit">{words.open()}</Button>
    </ButtonForm>
  )
}

type TableProps = Pick<CasesView, 'items'> & { readonly to: '/account/cases/$id' | '/team/cases/$id' }

/** Cases as a table, each leading to its page. */
export function CaseTable({ items, to }: TableProps): ReactElement {
  const { cases: words } = useTranslations()
  const { table } = words
  return (
    <TableScroll label={words.caption()}>
      <Table narrow="stack" className="text-sm sm:min-w-3xl">
        <TableCaption hidden>{words.caption()}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{table.client()}</TableHeader>
            <TableHeader>{table.fund()}</TableHeader>
            <TableHeader numeric>{table.amount()}</TableHeader>
            <TableHeader>{table.advisor()}</TableHeader>
            <TableHeader numeric>{table.changed()}</TableHeader>
            <TableHeader>{table.state()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {items.map((line) => (
            <CaseRow key={line.id} line={line} page={to} />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

function CaseRow({ line, page }: { line: CaseLineView; page: TableProps['to'] }): ReactElement {
  const { cases: words, notAvailable } = useTranslations()
  const to = useFormatter()
  const { advisor, amount, changedOn, client, due, fund, id, reference, share, state } = line
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink to={page} params={{ id }} className="text-link">
          {client || words.unnamed()}
        </AppLink>
        <span className="figures block whitespace-nowrap font-normal text-muted">{reference}</span>
      </TableHeader>
      <TableCell label={words.table.fund()}>
        <span>
          {fund?.name ?? <span className="text-muted">{words.noFund()}</span>}
          {share && <span className="block text-muted">{share}</span>}
        </span>
      </TableCell>
      <TableCell label={words.table.amount()} numeric>
        {amount ? to.netAssetValue(amount.amount, amount.currency) : '–'}
      </TableCell>
      <TableCell label={words.table.advisor()}>{advisor ?? notAvailable()}</TableCell>
      <TableCell label={words.table.changed()} numeric>
        {to.shortDate(changedOn)}
      </TableCell>
      <TableCell label={words.table.state()}>
        <span className="flex flex-col items-end gap-1 sm:items-start">
          <CaseStateBadge state={state} />
          {due && <CaseDue due={due} />}
        </span>
      </TableCell>
    </TableRow>
  )
}
