import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Input } from '~/components/ui/input.tsx'
import type { AsOf } from '~/lib/as-of.ts'
import { stringifySearch } from '~/routing/addresses/search-params.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

type AsOfProps = {
  readonly asOf: AsOf
  /** The public path of the page, where the day is put in the address. */
  readonly path: string
  /** Other parameters of the address, which stay. */
  readonly kept?: Readonly<Record<string, string | undefined>>
}

const given = (kept: AsOfProps['kept'] = {}) =>
  Object.entries(kept).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))

/** Chooses the day as of which a page is seen; a plain form, since the day is part of the address. */
export function AsOfForm({ asOf, kept, path }: AsOfProps): ReactElement {
  const words = useTranslations().as_of
  return (
    <form method="get" action={path} className="mb-6 flex flex-wrap items-end gap-3 print:hidden">
      <div className="flex w-44 flex-col gap-1">
        <label htmlFor="as-of" className="text-muted text-sm">
          {words.label()}
        </label>
        <Input id="as-of" type="date" name="date" defaultValue={asOf.day} required />
      </div>
      {given(kept).map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <Button type="submit" variant="outline" color="neutral">
        {words.submit()}
      </Button>
    </form>
  )
}

type PastProps = AsOfProps & { readonly of: 'figures' | 'documents' | 'notices' | 'desk' | 'subscriptions' }

/** States that a page shows a past day, with a link back to today; empty for today. */
export function PastNotice({ asOf, kept, of, path }: PastProps): ReactElement | null {
  const words = useTranslations().as_of
  const to = useFormatter()
  if (!asOf.isPast) return null
  return (
    <Alert
      tone="info"
      className="mb-6"
      title={words.past[of]({ date: to.longDate(asOf.day) ?? '' })}
      action={
        <a href={`${path}${stringifySearch({ ...kept })}`} className="text-link">
          {words.today()}
        </a>
      }
    >
      {words.text[of]()}
    </Alert>
  )
}
