import type { AssetFamily, Subject } from '../../subject.ts'

/** Names of what a fund holds, in the forms that sentences need. */
interface Nouns {
  /** « des entreprises » */
  of: string
  /** « les entreprises » */
  the: string
  /** « d’entreprises » */
  de: string
  /** « participation » */
  position: string
  /** « participations » */
  positions: string
}

const NOUNS: Record<AssetFamily, Nouns> = {
  buyout: {
    of: 'des entreprises',
    the: 'les entreprises',
    de: 'd’entreprises',
    position: 'participation',
    positions: 'participations',
  },
  venture: {
    of: 'des jeunes entreprises',
    the: 'les jeunes entreprises',
    de: 'de jeunes entreprises',
    position: 'participation',
    positions: 'participations',
  },
  debt: {
    of: 'des emprunteurs',
    the: 'les emprunteurs',
    de: 'd’emprunteurs',
    position: 'créance',
    positions: 'créances',
  },
  infrastructure: {
    of: 'des infrastructures',
    the: 'les infrastructures',
    de: 'd’infrastructures',
    position: 'participation',
    positions: 'participations',
  },
  'real-estate': {
    of: 'des immeubles',
    the: 'les immeubles',
    de: 'd’immeubles',
    position: 'détention immobilière',
    positions: 'détentions immobilières',
  },
  'fund-of-funds': {
    of: 'des fonds sous-jacents',
    the: 'les fonds sous-jacents',
    de: 'de fonds sous-jacents',
    position: 'engagement',
    positions: 'engagements',
  },
}

/** « de Lisières », « d’Orvanne ». */
function withDe(name: string): string {
  return /^[aeiouyàâéèêëîïôûœh]/i.test(name) ? `d’${name}` : `de ${name}`
}

/** A subject's figures and names as French sentences use them. */
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
    ofName: withDe(fund.name),
    manager: input.manager.name,
    ofManager: withDe(input.manager.name),
    share,
    strategy: fund.strategy.label,
    sector: fund.sector.label,
    geography: fund.geography.label,
    assetClass: fund.assetClass.label,
    form: fund.legalForm,
    date: formats.longDate(subject.asOf),
    periodEnd: formats.longDate(subject.periodEnd),
    year: input.document.year,
    horizon: fund.horizonYears ? `${fund.horizonYears} ans` : 'la durée prévue au règlement',
    minimum: fund.minimumInvestment ? formats.money(fund.minimumInvestment) : 'le minimum fixé au règlement',
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
