import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Input } from '~/components/ui/input.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AsOf } from './position.schema.ts'

type AsOfProps = {
  readonly asOf: AsOf
  /** The public path of the page, where the day is put in the address. */
  readonly path: string
}

/** Chooses the day as of which a page is seen; a plain form, since the day is part of the address. */
export function AsOfForm({ asOf, path }: AsOfProps): ReactElement {
  const words = useTranslations().position.asOf
  return (
    <form method="get" action={path} className="flex flex-wrap items-end gap-3 print:hidden">
      <div className="flex w-44 flex-col gap-1">
        <label htmlFor="as-of" className="text-muted text-sm">
          {words.label()}
        </label>
        <Input id="as-of" type="date" name="date" defaultValue={asOf.day} required />
      </div>
      <Button type="submit" variant="outline" color="neutral">
        {words.submit()}
      </Button>
    </form>
  )
}

/** States that a page shows a past day, with a link back to today; empty for today. */
export function PastNotice({ asOf, path }: AsOfProps): ReactElement | null {
  const words = useTranslations().position.asOf
  const to = useFormatter()
  if (!asOf.isPast) return null
  return (
    <Alert
      tone="info"
      className="mb-6"
      title={words.past({ date: to.longDate(asOf.day) ?? '' })}
      action={
        <a href={path} className="text-link">
          {words.today()}
        </a>
      }
    >
      {words.pastText()}
    </Alert>
  )
}
