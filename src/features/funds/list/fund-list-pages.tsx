import type { ReactElement } from 'react'
import { ListPages } from '~/components/table/list-pages.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { catalogueFormats } from './catalogue-formats.ts'
import type { FundListSearch, FundListView } from './fund-list.schema.ts'
import { fundListPath } from './fund-list-address.ts'

export type PagesProps = { readonly page: FundListView['page']; readonly search: FundListSearch }

/** Pages of the list, which land on its results, and the whole catalogue as files. */
export function FundListPages({ page, search }: PagesProps): ReactElement {
  const locale = useLocale()
  const addressOf = (number: number) =>
    `${fundListPath(locale, { ...search, page: number === 1 ? undefined : number })}#funds-heading`
  return (
    <>
      <ListPages page={page} addressOf={addressOf} />
      <CatalogueFiles />
    </>
  )
}

function CatalogueFiles(): ReactElement {
  const locale = useLocale()
  const { files } = useTranslations().funds
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm print:hidden">
      {files.label()}
      {catalogueFormats.map((format) => (
        <a
          key={format}
          href={`/api/funds/catalogue.${format}?locale=${locale}`}
          download
          className="text-link"
        >
          {files[format]()}
        </a>
      ))}
    </p>
  )
}
