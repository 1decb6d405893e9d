import type { ReactElement } from 'react'
import { Pagination, PaginationGap, PaginationLink, PaginationStep } from '~/components/ui/pagination.tsx'
import { useFormatter } from '~/routing/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import type { FundListSearch, FundListView } from './fund-list.schema.ts'
import { pageEntries } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

type PagesProps = { readonly page: FundListView['page']; readonly search: FundListSearch }

/** Links to the pages of the list; nothing when there is one page. */
export function FundListPages({ page: { number, count }, search }: PagesProps): ReactElement | null {
  const locale = useLocale()
  const to = useFormatter()
  const { pagination } = useTranslations()
  if (count < 2) return null
  const addressOf = (page: number) => fundListPath(locale, { ...search, page: page === 1 ? undefined : page })
  return (
    <Pagination label={pagination.label()} className="mt-10">
      {number > 1 && (
        <PaginationStep direction="previous">
          <a href={addressOf(number - 1)} rel="prev">
            {pagination.previous()}
          </a>
        </PaginationStep>
      )}
      {pageEntries(number, count).map((page) => {
        if (typeof page === 'string') return <PaginationGap key={page} />
        const text = to.decimal(page) ?? ''
        const isCurrent = page === number
        return (
          <PaginationLink key={page}>
            <a
              href={addressOf(page)}
              aria-current={isCurrent ? 'page' : undefined}
              aria-label={isCurrent ? pagination.current({ page: text }) : pagination.page({ page: text })}
            >
              {text}
            </a>
          </PaginationLink>
        )
      })}
      {number < count && (
        <PaginationStep direction="next">
          <a href={addressOf(number + 1)} rel="next">
            {pagination.next()}
          </a>
        </PaginationStep>
      )}
    </Pagination>
  )
}
