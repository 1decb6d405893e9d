import type { FormEvent, ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { ClosedOnPhone } from '~/components/ui/disclosure.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input, Select } from '~/components/ui/input.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { AppLink, pathFor, useAppNavigate } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { DocumentFacet } from '../fund-documents.schema.ts'
import { useFieldOfAddress } from '../use-field-of-address.ts'
import {
  type LibraryFilterName,
  type LibrarySearchState,
  type LibraryView,
  libraryFilterNames,
  librarySearchSchema,
} from './library.schema.ts'

type LibraryFiltersProps = {
  readonly search: LibrarySearchState
  readonly facets: LibraryView['facets']
}

/** Tells whether any filter is set. */
export const isLibraryFiltered = (search: LibrarySearchState): boolean =>
  search.q !== undefined || libraryFilterNames.some((name) => search[name] !== undefined)

/**
 * Free text, fund, year, type and sub-type: a GET form with a button; with scripts, select fields apply at
 * once.
 */
export function LibraryFilters({ search, facets }: LibraryFiltersProps): ReactElement {
  const { documents, my_documents } = useTranslations()
  const { filters } = my_documents
  const locale = useLocale()
  const navigate = useAppNavigate()
  const count = libraryFilterNames.filter((name) => search[name] !== undefined).length + (search.q ? 1 : 0)
  const text = useFieldOfAddress<HTMLInputElement>(search.q ?? '')
  const show = (form: HTMLFormElement) => {
    const chosen = librarySearchSchema.parse(Object.fromEntries(new FormData(form)))
    return navigate({ to: '/account/documents', search: chosen, resetScroll: false })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(event.currentTarget)
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) show(event.currentTarget)
  }
  return (
    <search className="print:hidden">
      <ClosedOnPhone summary={count === 0 ? filters.open() : filters.openWith({ count: String(count) })}>
        <form
          aria-label={filters.label()}
          action={pathFor({ to: '/account/documents', locale })}
          onSubmit={submit}
          onChange={change}
          className="grid grid-cols-2 items-end gap-x-3 gap-y-4 pt-4 md:grid-cols-4 md:pt-0 xl:grid-cols-[1.6fr_1.4fr_0.9fr_1.2fr_1.2fr_auto]"
        >
          {search.sort && <input type="hidden" name="sort" value={search.sort} />}
          {search.date && <input type="hidden" name="date" value={search.date} />}
          <Field label={filters.q()} className="col-span-2 xl:col-span-1">
            <Input ref={text} type="search" name="q" maxLength={100} defaultValue={search.q ?? ''} />
          </Field>
          {libraryFilterNames.map((name) => (
            <FilterSelect key={name} name={name} values={facets[name]} chosen={search[name]} />
          ))}
          <Button type="submit" variant="outline" color="neutral" size="lg">
            {filters.apply()}
          </Button>
          <div className="col-span-full -mt-1 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
            <p data-needs-scripts className="text-muted">
              {documents.filters.atOnce()}
            </p>
            {count > 0 && (
              <AppLink
                to="/account/documents"
                search={{ sort: search.sort, date: search.date }}
                keepsScroll
                className="py-1 text-link"
              >
                {filters.clear()}
              </AppLink>
            )}
          </div>
        </form>
      </ClosedOnPhone>
    </search>
  )
}

type FilterSelectProps = {
  readonly name: LibraryFilterName
  readonly values: readonly DocumentFacet[]
  readonly chosen: string | undefined
}

function FilterSelect({ name, values, chosen }: FilterSelectProps): ReactElement {
  const { filters } = useTranslations().my_documents
  const to = createFormatter(useLocale())
  const field = useFieldOfAddress<HTMLSelectElement>(chosen ?? '')
  return (
    <Field label={filters[name]()} className={name === 'fund' ? 'col-span-2 xl:col-span-1' : undefined}>
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
