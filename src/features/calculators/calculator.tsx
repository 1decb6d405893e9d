import type { ReactElement, ReactNode } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { Calculations } from './calculators.schema.ts'

type Asked = Calculations['asked']
type Name = keyof Asked

type CalculatorProps = {
  readonly id: string
  readonly title: string
  readonly lede: string
  readonly formula: string
  readonly asked: Asked
  /** Fields of this calculator; those of the others go along unseen, so that no result is lost. */
  readonly fields: readonly Name[]
  readonly children: ReactNode
}

/** Calculator: a form by GET, which works without scripts, its result and its formula. */
export function Calculator(props: CalculatorProps): ReactElement {
  const { id, title, lede, formula, asked, fields, children } = props
  const { calculators } = useTranslations()
  const action = `${pathFor({ to: '/calculators', locale: useLocale() })}#${id}`
  const isOwn = (name: string) => fields.some((field) => field === name)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 border-hairline border-t py-10">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 max-w-measure text-muted">{lede}</p>
      <form method="get" action={action} className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(asked).map(
          ([name, value]) => !isOwn(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {fields.map((name) => (
          <Field key={name} label={calculators.fields[name]()}>
            <Input name={name} inputMode="decimal" defaultValue={asked[name]} required />
          </Field>
        ))}
        <Button type="submit" className="justify-self-start">
          {calculators.compute()}
        </Button>
      </form>
      <div className="mt-6">{children}</div>
      <p className="mt-4 text-muted text-sm">
        {calculators.formula()} <span className="figures">{formula}</span>
      </p>
    </section>
  )
}

/** Results as terms and amounts. */
export function Results({
  rows,
}: {
  readonly rows: readonly (readonly [string, string | null])[]
}): ReactElement {
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-3">
      {rows.map(([term, amount]) => (
        <div key={term}>
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="figures font-serif text-2xl">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
