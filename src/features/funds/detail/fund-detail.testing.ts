import type { FundDetail, FundShare } from '~/contract/product-api/fund.schema.ts'
import type { Money } from '~/contract/product-api/primitives.schema.ts'

const term = (code: string) => ({ code, label: code })
const euros = (amount: string): Money => ({ amount, currency: 'EUR' })

/** A half-yearly share with three years of values, a later capital call and two distributions. */
export const sampleShare: FundShare = {
  id: 'shr-1-a',
  name: 'Part A',
  type: 'A',
  isin: 'FR0012060051',
  currency: 'EUR',
  periodicity: 'semester',
  startDate: '2021-12-31',
  lastValuationDate: '2024-12-31',
  capitalCalls: [
    { date: '2021-12-31', amount: '60' },
    { date: '2022-12-31', amount: '40' },
  ],
  liquidationValues: [
    { date: '2021-12-31', amount: '60' },
    { date: '2022-06-30', amount: '59' },
    { date: '2022-12-31', amount: '101' },
    { date: '2023-06-30', amount: '106' },
    { date: '2023-12-31', amount: '104' },
    { date: '2024-06-30', amount: '112' },
    { date: '2024-12-31', amount: '110' },
  ],
  distributions: [
    { date: '2023-12-31', amount: '6' },
    { date: '2024-12-31', amount: '10' },
  ],
  cumulativeDistributions: '16',
}

/** A fund of the product API with one public share and one reserved for its managers. */
export const sampleFund: FundDetail = {
  id: 'fnd-1',
  slug: 'capital-un',
  slugs: { fr: 'capital-un', en: 'capital-one' },
  name: 'Capital Un',
  summary: 'Un fonds.',
  status: 'open',
  strategy: term('buyout'),
  assetClass: term('private-equity'),
  geography: term('france'),
  sector: term('health'),
  legalForm: 'FCPR',
  riskIndicator: 6,
  horizonYears: 8,
  minimumInvestment: euros('1000'),
  fundSize: euros('50000000'),
  launchDate: '2021-12-31',
  sfdr: { regime: '(UE) 2019/2088', article: 8, validFrom: '2022-01-01', sourceUrl: null },
  latestValue: { shareName: 'Part A', netAssetValue: euros('110'), date: '2024-12-31' },
  eligibility: [term('securities-account')],
  taxation: 'Selon la situation.',
  targetEnterpriseValue: { minimum: euros('10000000'), maximum: null },
  regulatoryApprovalDate: '2021-10-01',
  subscriptionPeriod: { opensOn: '2021-11-01', closesOn: null },
  diversificationObjective: null,
  valuationFrequency: 'semester',
  reportingFrequency: 'semester',
  blockingPeriod: { years: 8, until: '2029-12-31' },
  hasCurrencyRisk: false,
  shares: [sampleShare, { ...sampleShare, id: 'shr-1-b', name: 'Part B', type: 'B' }],
  cmsData: {
    strategyText: '## Stratégie\n\n<script>alert(1)</script>',
    valuationText: '',
    taxationText: 'Fiscalité.',
    taxationValidUntil: '2026-12-31',
    team: [{ name: 'Jeanne Martin', position: 'Gérante', biography: 'Vingt ans.' }],
    terms: [{ label: 'Durée', value: '8 ans' }],
  },
}
