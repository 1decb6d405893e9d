import type { FormEvent, ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Select } from '~/components/ui/input.tsx'
import { AppLink, useAppNavigate } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { comparePath } from '../list/fund-list-address.ts'
import {
  type FundCompareSearch,
  type FundComparisonView,
  fundCompareSearchSchema,
} from './fund-compare.schema.ts'

type ChoiceProps = { readonly view: FundComparisonView; readonly search: FundCompareSearch }

/** Two select fields that choose or replace the funds; a GET form, so that it works without scripts. */
export function CompareChoice({ view, search }: ChoiceProps): ReactElement {
  const locale = useLocale()
  const navigate = useAppNavigate()
  const { choice } = useTranslations().compare
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fund = new FormData(event.currentTarget).getAll('fund')
    navigate({
      to: '/funds/compare',
      search: fundCompareSearchSchema.parse({ ...search, fund }),
      resetScroll: false,
    })
  }
  return (
    <form
      method="get"
      action={comparePath(locale, [])}
      onSubmit={onSubmit}
      aria-label={choice.label()}
      className="print:hidden"
    >
      <div className="grid items-end gap-x-6 gap-y-4 md:grid-cols-[1fr_1fr_auto]">
        <FundSelect view={view} side={0} label={choice.first()} />
        <FundSelect view={view} side={1} label={choice.second()} />
        <Button type="submit" className="min-h-11!">
          {choice.submit()}
        </Button>
      </div>
      {search.only && <input type="hidden" name="only" value={search.only} />}
      {view.hasMoreFunds && (
        <p className="mt-3 text-muted text-sm">
          {choice.more()}{' '}
          <AppLink to="/funds" search={{ compare: search.fund }} className="text-link">
            {choice.fromList()}
          </AppLink>
        </p>
      )}
    </form>
  )
}

type SelectProps = { readonly view: FundComparisonView; readonly side: 0 | 1; readonly label: string }

function FundSelect({ view, side, label }: SelectProps): ReactElement {
  const { choice } = useTranslations().compare
  const chosen = view.sides[side]?.fund?.key ?? ''
  return (
    <Field label={label} className="min-w-0">
      <Select key={chosen} name="fund" defaultValue={chosen}>
        <option value="">{choice.none()}</option>
        {view.choices.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
