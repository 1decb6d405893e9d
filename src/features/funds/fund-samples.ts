import type { FundDetail, FundList, FundShare, FundSummary } from '~/contract/product-api/fund.schema.ts'

/** A fund of the product API's list, for tests. */
export function wireSummary(change: Partial<FundSummary> = {}): FundSummary {
  return {
    id: 'fnd-1',
    slug: 'avenir',
    slugs: { fr: 'avenir', en: 'future' },
    name: 'Avenir',
    summary: 'Investit dans des entreprises.',
    status: 'open',
    strategy: { code: 'growth', label: 'Capital-développement' },
    assetClass: { code: 'private-equity', label: 'Capital-investissement' },
    geography: { code: 'france', label: 'France' },
    sector: { code: 'multi-sector', label: 'Multisectoriel' },
    legalForm: 'FCPR',
    riskIndicator: 6,
    horizonYears: 8,
    minimumInvestment: { amount: '1000.00', currency: 'EUR' },
    fundSize: { amount: '120000000.00', currency: 'EUR' },
    launchDate: '2021-01-01',
    sfdr: { regime: '(UE) 2019/2088', article: 8, validFrom: '2021-03-10', sourceUrl: null },
    latestValue: {
      shareName: 'Part A',
      netAssetValue: { amount: '121.00', currency: 'EUR' },
      date: '2024-01-01',
    },
    ...change,
  }
}

/** A share valued half-yearly, starting at the given value, for tests. */
export function wireShare(change: Partial<FundShare> = {}): FundShare {
  return {
    id: 'shr-1-a',
    name: 'Part A',
    type: 'A',
    isin: null,
    currency: 'EUR',
    periodicity: 'semester',
    startDate: '2021-06-30',
    lastValuationDate: '2023-06-30',
    capitalCalls: [{ date: '2021-06-30', amount: '100' }],
    liquidationValues: [
      { date: '2021-06-30', amount: '100' },
      { date: '2021-12-31', amount: '104' },
      { date: '2022-06-30', amount: '108' },
      { date: '2022-12-31', amount: '110' },
      { date: '2023-06-30', amount: '121' },
    ],
    distributions: [],
    cumulativeDistributions: '0',
    ...change,
  }
}

/** A fund with all details, for tests. */
export function wireDetail(change: Partial<FundDetail> = {}): FundDetail {
  return {
    ...wireSummary(),
    eligibility: [{ code: 'securities-account', label: 'Compte-titres' }],
    taxation: 'Selon la situation de chacun.',
    targetEnterpriseValue: null,
    regulatoryApprovalDate: '2020-12-01',
    subscriptionPeriod: { opensOn: '2021-01-01', closesOn: null },
    diversificationObjective: null,
    valuationFrequency: 'semester',
    reportingFrequency: 'semester',
    blockingPeriod: { years: 5, until: '2026-12-31' },
    hasCurrencyRisk: false,
    shares: [wireShare()],
    cmsData: {
      strategyText: 'Une stratégie.',
      valuationText: '',
      taxationText: '',
      taxationValidUntil: null,
      team: [],
      terms: [{ label: 'Droits d’entrée', value: '5 % au plus' }],
    },
    ...change,
  }
}

/** Returns a page of the list, for tests. */
export function wireList(items: readonly FundSummary[], change: Partial<FundList> = {}): FundList {
  const facet = (code: string, label: string) => [{ code, label, count: items.length }]
  return {
    items: [...items],
    page: { page: 1, pageSize: 24, pageCount: 1, total: items.length },
    facets: {
      strategy: facet('growth', 'Capital-développement'),
      status: facet('open', 'Souscription ouverte'),
      assetClass: facet('private-equity', 'Capital-investissement'),
      geography: facet('france', 'France'),
    },
    counters: { open: items.length, closed: 0, pre_liquidation: 0, liquidation: 0 },
    ...change,
  }
}
