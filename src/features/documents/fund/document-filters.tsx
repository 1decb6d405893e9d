import type { FormEvent, ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Select } from '~/components/ui/input.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { AppLink, pathFor, useAppNavigate } from '~/routing/addresses/links.tsx'
import { fundTabs } from '~/routing/addresses/route-table.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import {
  type DocumentFacet,
  type DocumentFilterName,
  documentFilterNames,
  type FundDocumentsSearch,
  type FundDocumentsView,
  fundDocumentsSearchSchema,
} from '../fund-documents.schema.ts'
import { useFieldOfAddress } from '../use-field-of-address.ts'

type DocumentFiltersProps = {
  readonly fundKey: string
  readonly search: FundDocumentsSearch
  readonly facets: FundDocumentsView['facets']
}

/** Filters by year, type and sub-type: a GET form with a button; with scripts, a change applies at once. */
export function DocumentFilters({ fundKey, search, facets }: DocumentFiltersProps): ReactElement {
  const { filters } = useTranslations().documents
  const locale = useLocale()
  const navigate = useAppNavigate()
  const params = { id: fundKey }
  const isFiltered = documentFilterNames.some((name) => search[name] !== undefined)
  const show = (form: HTMLFormElement) => {
    const chosen = fundDocumentsSearchSchema.parse(Object.fromEntries(new FormData(form)))
    return navigate({ to: '/funds/$id/documents', params, search: chosen, resetScroll: false })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(event.currentTarget)
  }
  return (
    <search className="print:hidden">
      <form
        aria-label={filters.label()}
        action={`${pathFor({ to: '/funds/$id/documents', params, locale })}#${fundTabs}`}
        onSubmit={submit}
        onChange={(event) => show(event.currentTarget)}
        className="flex flex-wrap items-end gap-4"
      >
        <p data-needs-scripts className="-mb-1 basis-full text-muted text-sm">
          {filters.atOnce()}
        </p>
        {documentFilterNames.map((name) => (
          <FilterSelect key={name} name={name} values={facets[name]} chosen={search[name]} />
        ))}
        <noscript>
          <Button type="submit" variant="outline" color="neutral" size="lg">
            {filters.apply()}
          </Button>
        </noscript>
        {isFiltered && (
          <Button asChild variant="link" size="lg">
            <AppLink to="/funds/$id/documents" params={params} keepsScroll>
              {filters.clear()}
            </AppLink>
          </Button>
        )}
      </form>
    </search>
  )
}

type FilterSelectProps = {
  readonly name: DocumentFilterName
  readonly values: readonly DocumentFacet[]
  readonly chosen: string | undefined
}

function FilterSelect({ name, values, chosen }: FilterSelectProps): ReactElement {
  const { filters } = useTranslations().documents
  const to = createFormatter(useLocale())
  const field = useFieldOfAddress<HTMLSelectElement>(chosen ?? '')
  return (
    <Field label={filters[name]()} className="min-w-40 flex-1 sm:max-w-60">
      <Select ref={field} name={name} defaultValue={chosen ?? ''}>
        <option value="">{filters.any[name]()}</option>
        {values.map(({ code, label, count }) => (
          <option key={code} value={code}>
            {filters.option({ label, count: to.decimal(String(count)) ?? '' })}
          </option>
        ))}
      </Select>
    </Field>
  )
}
