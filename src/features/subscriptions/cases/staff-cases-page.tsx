import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { LinkTabs } from '~/components/layout/link-tabs.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { CasesView } from './cases.schema.ts'
import { CaseTable } from './cases-page.tsx'
import type { CasesSearch } from './cases-search.ts'

type StaffCasesProps = { readonly cases: CasesView; readonly search: CasesSearch }

/** Sent cases: open ones, and ended ones (P-512). */
export function StaffCasesPage({ cases, search: { group } }: StaffCasesProps): ReactElement {
  const { cases: words } = useTranslations()
  const locale = useLocale()
  const placeOf = (ended: boolean, page = 1) =>
    pathFor({
      to: '/team/cases',
      locale,
      search: { ...(ended && { group: 'ended' as const }), ...(page > 1 && { page }) },
    })
  const isEnded = group === 'ended'
  const tabs = [false, true].map((ended) => ({
    href: placeOf(ended),
    label: ended ? words.groups.ended() : words.groups.open(),
    isCurrent: ended === isEnded,
  }))
  return (
    <Container className="pb-16">
      <PageHeader title={words.title()} lede={words.review.staffLede()} />
      <LinkTabs label={words.groups.label()} tabs={tabs} />
      {cases.total === 0 ? (
        <EmptyState title={words.none.title()} className="mt-8">
          {words.review.staffNone()}
        </EmptyState>
      ) : (
        <div className="pt-6">
          <CaseTable items={cases.items} to="/team/cases/$id" />
        </div>
      )}
      <ListPages page={cases.page} addressOf={(page) => placeOf(isEnded, page)} />
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team">{words.review.staffHome()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}
