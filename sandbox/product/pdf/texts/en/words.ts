import type { AssetFamily, Subject } from '../../subject.ts'

/** Names of what a fund holds, in the forms that sentences need. */
interface Nouns {
  /** “companies” */
  assets: string
  /** “holding” */
  position: string
  /** “holdings” */
  positions: string
}

const NOUNS: Record<AssetFamily, Nouns> = {
  buyout: { assets: 'companies', position: 'holding', positions: 'holdings' },
  venture: { assets: 'young companies', position: 'holding', positions: 'holdings' },
  debt: { assets: 'borrowers', position: 'loan', positions: 'loans' },
  infrastructure: { assets: 'infrastructure assets', position: 'holding', positions: 'holdings' },
  'real-estate': { assets: 'buildings', position: 'property', positions: 'properties' },
  'fund-of-funds': { assets: 'underlying funds', position: 'commitment', positions: 'commitments' },
}

/** A subject's figures and names as English sentences use them. */
export function words(subject: Subject) {
  const { fund, formats, input } = subject
  const last = subject.leadShare?.points.at(-1)
  const share = subject.leadShare?.share.name.replace(/^(parts?|shares?|units?) /i, '') ?? ''
  const currency = subject.leadShare?.share.currency ?? 'EUR'
  const latest = (flows: { date: string; amount: string }[] = []) => {
    const flow = flows.findLast(({ date }) => date <= subject.asOf)
    return flow
      ? { date: formats.longDate(flow.date), amount: formats.money({ ...flow, currency }, 2) }
      : null
  }
  return {
    ...NOUNS[subject.family],
    name: fund.name,
    manager: input.manager.name,
    share,
    strategy: fund.strategy.label,
    sector: fund.sector.label,
    geography: fund.geography.label,
    assetClass: fund.assetClass.label,
    form: fund.legalForm,
    date: formats.longDate(subject.asOf),
    periodEnd: formats.longDate(subject.periodEnd),
    year: input.document.year,
    horizon: fund.horizonYears ? `${fund.horizonYears} years` : 'the term set by the fund rules',
    minimum: fund.minimumInvestment
      ? formats.money(fund.minimumInvestment)
      : 'the minimum set by the fund rules',
    size: fund.fundSize ? formats.money(fund.fundSize) : null,
    launch: fund.launchDate ? formats.longDate(fund.launchDate) : null,
    value: last ? formats.money({ amount: last.netAssetValue, currency }, 2) : null,
    valueDate: last ? formats.longDate(last.date) : null,
    distributed: last?.distributed.gt(0) ? formats.money({ amount: last.distributed, currency }, 2) : null,
    lastDistribution: latest(subject.leadShare?.share.distributions),
    lastCall: latest(subject.leadShare?.share.capitalCalls),
    paidIn: last ? formats.money({ amount: last.paidIn, currency }, 2) : null,
  }
}

/** Sentences of a list that apply, in order. */
export function sentences(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
