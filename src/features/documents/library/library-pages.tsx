import type { ReactElement } from 'react'
import { Pagination, PaginationStep } from '~/components/ui/pagination.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { PageView } from './library.schema.ts'

type PagesProps = {
  readonly to: '/account/documents' | '/account/documents/downloads'
  readonly label: string
  readonly page: PageView
  readonly search: Readonly<Record<string, unknown>>
}

/** Pagination of the library, with the current page. */
export function LibraryPages({
  to,
  label,
  page: { number, count },
  search,
}: PagesProps): ReactElement | null {
  const { pagination } = useTranslations()
  const format = createFormatter(useLocale())
  if (count < 2 || number > count) return null
  const link = (page: number, text: string) => (
    <AppLink to={to} search={{ ...search, page: page === 1 ? undefined : page }} preload={false}>
      {text}
    </AppLink>
  )
  const position = `${format.decimal(String(number))} / ${format.decimal(String(count))}`
  return (
    <Pagination label={label} className="mt-8">
      {number > 1 && (
        <PaginationStep direction="previous">{link(number - 1, pagination.previous())}</PaginationStep>
      )}
      <li aria-current="page" className="figures px-3 text-muted text-sm">
        {position}
      </li>
      {number < count && (
        <PaginationStep direction="next">{link(number + 1, pagination.next())}</PaginationStep>
      )}
    </Pagination>
  )
}
