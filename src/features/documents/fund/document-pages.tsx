import type { ReactElement } from 'react'
import { Pagination, PaginationStep } from '~/components/ui/pagination.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { fundTabs } from '~/routing/addresses/route-table.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundDocumentsSearch, FundDocumentsView } from '../fund-documents.schema.ts'

type DocumentPagesProps = {
  readonly fundKey: string
  readonly search: FundDocumentsSearch
  readonly page: FundDocumentsView['page']
}

/** Pagination of a fund's documents. */
export function DocumentPages({ fundKey, search, page }: DocumentPagesProps): ReactElement | null {
  const { documents, pagination } = useTranslations()
  if (page.count < 2) return null
  const link = (number: number, label: string) => (
    <AppLink
      to="/funds/$id/documents"
      params={{ id: fundKey }}
      search={{ ...search, page: number === 1 ? undefined : number }}
      hash={fundTabs}
    >
      {label}
    </AppLink>
  )
  return (
    <Pagination label={documents.pagesLabel()} className="mt-10">
      {page.number > 1 && (
        <PaginationStep direction="previous">{link(page.number - 1, pagination.previous())}</PaginationStep>
      )}
      {page.number < page.count && (
        <PaginationStep direction="next">{link(page.number + 1, pagination.next())}</PaginationStep>
      )}
    </Pagination>
  )
}
