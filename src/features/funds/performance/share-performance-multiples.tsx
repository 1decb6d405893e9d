import type { ReactElement } from 'react'
import { GlossaryTerm } from '~/components/rich-text/glossary-term.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ShownFigures } from './share-performance-words.ts'

/** The last value, and the amounts distributed and remaining per euro paid in. */
export function ShareMultiples({ figures }: { figures: ShownFigures }): ReactElement {
  const { performance } = useTranslations()
  const to = createFormatter(useLocale())
  const { latest, multiples } = figures
  const on = performance.latest.on({ date: to.longDate(latest.date) ?? '' })
  return (
    <Facts layout="grid" className="grid-cols-2! md:grid-cols-4!">
      <Fact term={performance.latest.value()} detail={on}>
        {Number(latest.amount) === 0
          ? performance.periods.repaid()
          : to.netAssetValue(latest.amount, latest.currency)}
      </Fact>
      {multiples && (
        <>
          <Fact term={<GlossaryTerm term="dpi">{performance.multiples.dpi()}</GlossaryTerm>} detail={on}>
            {to.multiple(multiples.dpi)}
          </Fact>
          <Fact term={<GlossaryTerm term="rvpi">{performance.multiples.rvpi()}</GlossaryTerm>} detail={on}>
            {to.multiple(multiples.rvpi)}
          </Fact>
          <Fact term={<GlossaryTerm term="tvpi">{performance.multiples.tvpi()}</GlossaryTerm>} detail={on}>
            {to.multiple(multiples.tvpi)}
          </Fact>
        </>
      )}
    </Facts>
  )
}
