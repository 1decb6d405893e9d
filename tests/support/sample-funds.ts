import { documentSearchSchema } from '../../src/contract/product-api/document.schema.ts'
import {
  fundDetailSchema,
  fundFieldsSchema,
  fundListSchema,
} from '../../src/contract/product-api/fund.schema.ts'

const term = (code: string) => ({ code, label: `Label ${code}` })
const facet = (code: string) => ({ ...term(code), count: 1 })
const euros = (amount: string) => ({ amount, currency: 'EUR' })

const summary = {
  id: 'fnd-12',
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
  launchDate: '2020-01-15',
  sfdr: null,
  latestValue: { shareName: 'A', netAssetValue: euros('121'), date: '2025-06-30' },
}

const share = {
  id: 'share-a',
  name: 'Part A',
  type: 'A',
  isin: 'FR0012060051',
  currency: 'EUR',
  periodicity: 'semester',
  startDate: '2020-06-30',
  lastValuationDate: '2025-06-30',
  capitalCalls: [{ date: '2020-06-30', amount: '100' }],
  liquidationValues: [
    { date: '2020-06-30', amount: '100' },
    { date: '2025-06-30', amount: '121' },
  ],
  distributions: [],
  cumulativeDistributions: '0',
}

/** A fund as the contract allows it, with the given differences. */
export const sampleFund = (
  differences: Partial<Pick<typeof summary, 'id'>> & { slug?: string | null } = {},
) =>
  fundDetailSchema.parse({
    ...summary,
    ...differences,
    slugs: differences.slug === null ? null : summary.slugs,
    eligibility: [],
    taxation: 'Selon la situation.',
    targetEnterpriseValue: null,
    regulatoryApprovalDate: null,
    subscriptionPeriod: null,
    diversificationObjective: null,
    valuationFrequency: 'semester',
    reportingFrequency: 'semester',
    blockingPeriod: null,
    hasCurrencyRisk: false,
    shares: [share],
    cmsData: null,
  })

const onePage = { page: 1, pageSize: 24, pageCount: 1, total: 1 }

/** A list of one fund. */
export const sampleFundList = fundListSchema.parse({
  items: [summary],
  page: onePage,
  facets: {
    strategy: [facet('buyout')],
    status: [facet('open')],
    assetClass: [facet('private-equity')],
    geography: [facet('france')],
  },
  counters: { open: 1, closed: 0, pre_liquidation: 0, liquidation: 0 },
})

/** A list of so many funds on one page, each with a place of its own: many data that are not written in advance. */
export const sampleFundListOf = (total: number) => ({
  ...sampleFundList,
  items: Array.from({ length: total }, (_, index) => ({
    ...summary,
    id: `fnd-${100 + index}`,
    name: `${summary.name} ${index}`,
  })),
  facets: {
    ...sampleFundList.facets,
    geography: Array.from({ length: total }, (_, index) => ({
      code: `place-${index}`,
      label: `Un lieu au nom assez long ${index} `.repeat(30),
      count: 1,
    })),
  },
  page: { ...onePage, total },
})

/** The labels of one field. */
export const sampleFields = fundFieldsSchema.parse({
  fields: [{ name: 'strategy', label: 'Stratégie', values: [term('buyout')] }],
})

/** A search that finds no document. */
export const sampleDocuments = documentSearchSchema.parse({
  items: [],
  page: { ...onePage, pageCount: 0, total: 0 },
  facets: { group: [], year: [], type: [], subType: [] },
})
