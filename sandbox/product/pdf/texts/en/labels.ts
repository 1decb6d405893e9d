import type { Labels } from '../texts.ts'
import { tables } from './table-labels.ts'

/** Short texts of English documents. */
export const labels: Labels = {
  kinds: {
    factsheet: 'Fund factsheet',
    'half-yearly-report': 'Half-yearly report',
    'investor-letter': 'Letter to holders',
    'press-release': 'Press release',
    brochure: 'Marketing brochure',
    'key-information': 'Key information document',
    'fund-rules': 'Fund rules',
    prospectus: 'Offering memorandum',
    'subscription-form': 'Subscription form',
    'tax-note': 'Tax note',
  },
  facts: {
    strategy: 'Strategy',
    assetClass: 'Asset class',
    geography: 'Geography',
    horizon: 'Investment horizon',
    sector: 'Sector',
    risk: 'Risk index (SRI)',
    legalForm: 'Legal form',
    eligibility: 'Eligibility',
    taxation: 'Taxation',
    minimum: 'Minimum investment',
    target: 'Target enterprise value at entry',
    size: 'Fund size',
    launch: 'Launch date',
    sfdr: 'SFDR classification',
  },
  notAvailable: 'not available',
  contents: 'Contents',
  questionsTitle: 'Frequent questions',
  glossaryTitle: 'Glossary',
  taxCaution: 'Tax treatment depends on the individual situation of each holder and may change.',
  factsTitle: 'Key facts',
  teamTitle: 'The team',
  termsTitle: 'Terms of the fund',
  notesTitle: 'Notes',
  marketingNotice:
    'This is a marketing communication. Please refer to the fund rules and the key information document before making any final investment decision.',
  performanceWarning: 'Past performance does not predict future returns.',
  performanceWithheld: 'Not shown before 12 months',
  noValueYet: 'No net asset value had been established at the date of this document.',
  publishedOn: (date) => `Published on ${date}`,
  article: (number) => `Article ${number}`,
  pageOf: (number, count) => `${number} / ${count}`,
  riskClass: (value) => `Risk indicator: ${value} out of 7`,
  riskLow: 'Lower risk',
  riskHigh: 'Higher risk',
  horizon: (years) => (years === 1 ? '1 year' : `${years} years`),
  sfdr: (article) => `Article ${article}`,
  periodicity: { month: 'Monthly', quarter: 'Quarterly', semester: 'Half-yearly', year: 'Yearly' },
  range: (minimum, maximum) =>
    minimum && maximum ? `${minimum} to ${maximum}` : minimum ? `from ${minimum}` : `up to ${maximum}`,
  tables,
  chart: { netAssetValue: 'Net asset value', total: 'Total value' },
  chartAlternative: ({ share, from, to, first, last, total, distributions }) =>
    `Line chart of share ${share} from ${from} to ${to}, for 100 paid in: the net asset value goes from ${first} to ${last}; the total value, distributions included, stands at ${total}. ${
      distributions === 0
        ? 'No distribution.'
        : distributions === 1
          ? 'One distribution is marked on the axis.'
          : `${distributions} distributions are marked on the axis.`
    } The same values are in the table of net asset values.`,
  chartSource: (manager, date, hasDistributions) =>
    `Base 100 of capital called. ${hasDistributions ? 'Total value: net asset value plus distributions, divided by the capital paid in. Triangles: distributions. ' : ''}Source: ${manager}, as at ${date}. Points are the net asset values established; straight lines join them.`,
  blockingTitle: 'Your money is locked in',
  blocking: (years, until) =>
    `Money placed in this fund is locked in for ${years} years, until ${until}, except for the early release events listed in the fund rules. The fund invests mainly in unlisted companies, which carry particular risks. The approval of the fund does not mean that you will automatically benefit from the tax advantages described: this depends on the fund keeping to certain investment rules, on how long you hold it and on your personal situation.`,
  signatory: { name: 'Hélène Marchadier', position: 'Chair' },
  legalLine: (manager) =>
    `${manager.name}, ${manager.legalForm} – ${manager.registration} – ${manager.approval} – ${manager.address}`,
}
