import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundStatusBadge, RiskLevel, yearsText } from '../fund-labels.tsx'
import { comparedPair, isComparable } from './compared-pair.ts'
import type { ComparedFund, FundComparisonView } from './fund-compare.schema.ts'

/**
 * Explains why there is no comparison yet: a catalogue of fewer than two funds (P-731), unknown funds, fewer than two, or
 * the same fund twice. A single chosen fund
 * is shown beside the empty place (P-362).
 */
export function CompareState({ view }: { view: FundComparisonView }): ReactElement | null {
  const { state } = useTranslations().compare
  const unknown = view.sides.filter(({ fund }) => fund === null)
  if (comparedPair(view)) return null
  if (!isComparable(view))
    return (
      <EmptyState title={state.tooFew()} className="mt-10">
        {state.tooFewAdvice()}
      </EmptyState>
    )
  return (
    <div className="mt-10 flex flex-col gap-4">
      {unknown.map(({ asked }) => (
        <Alert key={asked} tone="warning" title={state.unknown()}>
          {state.unknownAdvice({ name: asked })}
        </Alert>
      ))}
      <NextStep funds={view.sides.flatMap(({ fund }) => fund ?? [])} />
    </div>
  )
}

/** The next step for the visitor. */
function NextStep({ funds: [first, second] }: { funds: readonly ComparedFund[] }): ReactElement {
  const { state, choice } = useTranslations().compare
  if (first === undefined) return <EmptyState title={state.none()}>{state.noneAdvice()}</EmptyState>
  if (second !== undefined)
    return <EmptyState title={state.same()}>{state.sameAdvice({ name: first.name })}</EmptyState>
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      <ChosenAlone fund={first} />
      <EmptyState
        title={state.one()}
        action={
          <Button asChild variant="outline">
            <AppLink to="/funds" search={{ compare: [first.key] }}>
              {choice.fromList()}
            </AppLink>
          </Button>
        }
      >
        {state.oneAdvice({ name: first.name })}
      </EmptyState>
    </div>
  )
}

function ChosenAlone({ fund }: { fund: ComparedFund }): ReactElement {
  const to = useFormatter()
  const { funds, notAvailable } = useTranslations()
  const minimum = to.money(fund.minimumInvestment?.amount, fund.minimumInvestment?.currency)
  return (
    <div data-chosen-alone className="border-hairline-strong border-t pt-5">
      <p className="text-sm">
        <FundStatusBadge status={fund.status} />
      </p>
      <h2 className="mt-3 text-xl">
        {fund.hasPage ? (
          <AppLink to="/funds/$id" params={{ id: fund.key }} className="underline-offset-4 hover:underline">
            {fund.name}
          </AppLink>
        ) : (
          fund.name
        )}
      </h2>
      <Facts layout="rows" className="mt-4 text-sm">
        <Fact term={funds.fact.strategy()}>{fund.strategy}</Fact>
        <Fact term={funds.table.risk()}>
          <RiskLevel level={fund.riskIndicator} />
        </Fact>
        <Fact term={funds.fact.horizon()}>{yearsText(funds, to, fund.horizonYears) ?? notAvailable()}</Fact>
        <Fact term={funds.fact.minimumInvestment()}>{minimum ?? notAvailable()}</Fact>
      </Facts>
    </div>
  )
}
