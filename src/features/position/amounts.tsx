import type { ReactElement, ReactNode } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import type { PositionFigures } from '~/lib/figures/position-figures.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LostParts } from './position.schema.ts'

/** An amount of a position, which opens into what it is made of. */
export type AmountName = 'value' | 'paidIn' | 'received' | 'unfunded'

/** Returns links to where the entries of amounts are listed. */
export type EntriesOf = (names: readonly AmountName[]) => ReactNode

export type FiguresProps = { readonly figures: PositionFigures }

/** Returns amounts of a currency as text. */
export function useMoney(currency: string): (amount: string | null) => string {
  const { notAvailable } = useTranslations()
  const to = useFormatter()
  return (amount) => to.netAssetValue(amount, currency) ?? notAvailable()
}

/** Returns the day or days of the valuations, and when the last of them was published; a text for none. */
export function useValuationDays({ publishedOn, valuedFrom, valuedTo }: PositionFigures): string {
  const { figures } = useTranslations().position
  const to = useFormatter()
  const [from, until] = [to.longDate(valuedFrom), to.longDate(valuedTo)]
  if (from === null || until === null) return figures.noValue()
  const days = from === until ? figures.asAt({ date: until }) : figures.asAtBetween({ from, to: until })
  const published = to.longDate(publishedOn)
  return published === null || publishedOn === valuedTo
    ? days
    : `${days}, ${figures.published({ date: published })}`
}

type AmountsProps = FiguresProps & { readonly entriesOf: EntriesOf }

/** Value, paid-in and received amounts, and the uncalled amount, each opening into its formula and entries (P-711). */
export function Amounts({ entriesOf, figures }: AmountsProps): ReactElement {
  const { figures: words } = useTranslations().position
  const money = useMoney(figures.currency)
  const valuationDays = useValuationDays(figures)
  const opens = (name: AmountName) => (
    <>
      <Formula {...{ name, figures }} />
      {entriesOf([name])}
    </>
  )
  const plain = { value: figures.value, paidIn: figures.paidIn, received: figures.received }
  return (
    <Facts
      layout="large"
      // Two by two on a phone, where the four fit with their amounts.
      className="min-[22rem]:max-sm:grid-cols-2 max-sm:gap-x-4 xl:grid-cols-4 max-sm:[&_.fact-value]:text-lg"
    >
      {(['value', 'paidIn', 'received'] as const).map((name) => (
        <Fact key={name} term={words[name]()} detail={name === 'value' && valuationDays} opens={opens(name)}>
          {money(plain[name])}
        </Fact>
      ))}
      <Fact term={words.unfunded()} detail={<OfCommitment figures={figures} />} opens={opens('unfunded')}>
        {figures.commitment?.kind === 'known' ? money(figures.commitment.unfunded) : '–'}
      </Fact>
    </Facts>
  )
}

function OfCommitment({ figures: { commitment, currency } }: FiguresProps): ReactElement {
  const { figures: words } = useTranslations().position
  const money = useMoney(currency)
  if (commitment === null) return <>{words.noCommitment()}</>
  if (commitment.kind === 'contradiction') return <>{words.contradiction()}</>
  return <>{words.ofCommitment({ amount: money(commitment.commitment) })}</>
}

/** How an amount is computed, in words and with its inputs. */
function Formula({ figures, name }: FiguresProps & { readonly name: AmountName }): ReactElement {
  const { figures: words } = useTranslations().position
  const to = useFormatter()
  const money = useMoney(figures.currency)
  const { commitment, valuedTo } = figures
  if (name !== 'unfunded') {
    const day = to.longDate(valuedTo)
    return (
      <>
        <p>{words.how[name]()}</p>
        {name !== 'value' && day !== null && <p>{words.until({ date: day })}</p>}
      </>
    )
  }
  if (commitment === null) return <p>{words.how.noCommitment()}</p>
  const { called, commitment: total, recallable } = commitment
  const inputs = { called: money(called), commitment: money(total), recallable: money(recallable) }
  return (
    <>
      <p>{words.how.unfunded()}</p>
      <p>{words.inputs.unfunded(inputs)}</p>
      {commitment.kind === 'contradiction' && <p>{words.how.contradiction()}</p>}
    </>
  )
}

type IncompleteProps = {
  /** Funds whose ledger contradicts itself, by name. */
  readonly unreadable: readonly string[]
  /** Names of what could not be read; null for one without a legible name. */
  readonly lost: LostParts['holdings']
}

/** States which holdings are in no figure of the page, and why; empty if all are (P-710). */
export function IncompleteNotice({ lost, unreadable }: IncompleteProps): ReactElement | null {
  const { incomplete } = useTranslations().position
  const to = useFormatter()
  if (unreadable.length + lost.length === 0) return null
  const named = lost.filter((name) => name !== null)
  const count = to.decimal(String(lost.length)) ?? ''
  return (
    <Alert tone="warning" className="mb-6" title={incomplete.title()}>
      {unreadable.length > 0 && <p>{incomplete.contradicts({ funds: unreadable.join(', ') })}</p>}
      {lost.length > 0 && <p>{incomplete.lost[to.plural(lost.length)]({ count })}</p>}
      {named.length > 0 && <p>{incomplete.names({ funds: named.join(', ') })}</p>}
    </Alert>
  )
}
