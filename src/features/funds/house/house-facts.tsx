import type { ReactElement } from 'react'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { HouseFigures } from './house-figures.schema.ts'

/** Figures of the house with their day (P-777). */
export function HouseFacts({ figures }: { readonly figures: HouseFigures }): ReactElement {
  const { house } = useTranslations()
  const to = useFormatter()
  const count = (number: number) => to.decimal(String(number)) ?? ''
  const { launched, since, strategies, sizes, sized, running } = figures
  const amounts = sizes.flatMap(({ amount, currency }) => to.compactMoney(amount, currency) ?? [])
  return (
    <div className="mb-8">
      <Facts layout="large" className="max-sm:grid-cols-2!">
        <Fact term={house.launched()} detail={since && house.since({ year: since })}>
          {count(launched)}
        </Fact>
        <Fact term={house.strategies()}>{count(strategies)}</Fact>
        {amounts.length > 0 && (
          <Fact
            term={house.size()}
            detail={sized < running && house.sized({ count: count(sized), running: count(running) })}
          >
            {to.list(amounts)}
          </Fact>
        )}
      </Facts>
      <p className="mt-4 text-muted text-sm">{house.asOf({ date: to.longDate(figures.asOf) ?? '' })}</p>
    </div>
  )
}
