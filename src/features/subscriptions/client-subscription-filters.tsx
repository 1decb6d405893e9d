import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { Checkbox } from '~/components/ui/choice.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input, Select } from '~/components/ui/input.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ChoiceView, ClientSubscriptionsView, ClientsSearch } from './client-subscriptions.schema.ts'
import { isNarrowed } from './client-subscriptions.ts'

type FiltersProps = { readonly list: ClientSubscriptionsView; readonly search: ClientsSearch }

/** The filters as a GET form: the address holds them, so that a list can be bookmarked, and no script is needed. */
export function ClientSubscriptionFilters({ list, search }: FiltersProps): ReactElement {
  const { filter } = useTranslations().client_subscriptions
  const action = pathFor({ to: '/account/subscriptions', locale: useLocale() })
  return (
    <form
      method="get"
      action={action}
      // Another URL is another list: the fields are reset to its filters.
      key={JSON.stringify(search)}
      aria-label={filter.title()}
      className="grid gap-x-5 gap-y-4 border-hairline border-y py-6 sm:grid-cols-2 xl:grid-cols-6 print:hidden"
    >
      {search.currency && <input type="hidden" name="currency" value={search.currency} />}
      {search.date && <input type="hidden" name="date" value={search.date} />}
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      <Field label={filter.client()} className="xl:col-span-2">
        <Input type="search" name="q" defaultValue={search.q} maxLength={100} autoComplete="off" />
      </Field>
      <Field label={filter.fund()} className="xl:col-span-2">
        <Select name="fund" defaultValue={search.fund ?? ''}>
          <Choices choices={list.funds} />
        </Select>
      </Field>
      {list.shares.length > 0 && (
        <Field label={filter.share()} className="xl:col-span-2">
          <Select name="share" defaultValue={search.share ?? ''}>
            <Choices choices={list.shares} />
          </Select>
        </Field>
      )}
      <Field label={filter.status()} className="xl:col-span-2">
        <Select name="status" defaultValue={search.status ?? ''}>
          <Choices choices={list.statuses} />
        </Select>
      </Field>
      <Field label={filter.from()} className="xl:col-span-2">
        <Input type="date" name="from" defaultValue={search.from} />
      </Field>
      <Field label={filter.to()} className="xl:col-span-2">
        <Input type="date" name="to" defaultValue={search.to} />
      </Field>
      <div className="flex items-end xl:col-span-2">
        <Checkbox name="held" value="true" label={filter.held()} defaultChecked={search.held === 'true'} />
      </div>
      <div className="flex flex-wrap items-end gap-3 xl:col-span-2">
        <Button type="submit">{filter.apply()}</Button>
        {isNarrowed(search) && (
          <Button asChild variant="link">
            <AppLink to="/account/subscriptions" search={search.date ? { date: search.date } : {}}>
              {filter.clear()}
            </AppLink>
          </Button>
        )}
      </div>
    </form>
  )
}

function Choices({ choices }: { choices: readonly ChoiceView[] }): ReactElement {
  const { filter } = useTranslations().client_subscriptions
  const to = useFormatter()
  return (
    <>
      <option value="">{filter.all()}</option>
      {choices.map(({ code, count, label }) => (
        <option key={code} value={code}>
          {filter.option({ label, count: to.decimal(count) ?? '' })}
        </option>
      ))}
    </>
  )
}
