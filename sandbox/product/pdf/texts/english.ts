import type { Texts } from './french.ts'

const kinds: Texts['kinds'] = {
  factsheet: 'Fund factsheet',
  'half-yearly-report': 'Half-yearly report',
  'investor-letter': 'Letter to holders',
  'press-release': 'Press release',
  brochure: 'Marketing brochure',
  'key-information': 'Key information document',
  'fund-rules': 'Fund rules',
  prospectus: 'Prospectus',
  'subscription-form': 'Subscription form',
  'tax-note': 'Tax note',
  'quarterly-statement': 'Quarterly statement',
  'tax-statement': 'Tax statement',
}

const facts: Texts['facts'] = {
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
}

const tables: Texts['tables'] = {
  date: 'Date',
  netAssetValue: 'Net asset value',
  paidIn: 'Capital paid in',
  distributed: 'Cumulative distributions',
  totalValue: 'Total value',
  period: 'Twelve-month period',
  returnWith: 'Distributions included',
  returnWithout: 'Distributions excluded',
  operation: 'Transaction',
  amount: 'Amount per share',
  call: 'Capital call',
  distribution: 'Distribution',
  captionValues: 'Net asset values per share',
  captionPeriods: 'Return over complete twelve-month periods',
  captionFlows: 'Capital calls and distributions per share',
  captionScenarios: (amount, years) => `What you might get back after costs, for ${amount} held for ${years}`,
  captionCosts: (amount, years) => `Costs for ${amount} held for ${years}`,
  scenario: 'Scenario',
  received: 'Amount received',
  yearlyReturn: 'Average return each year',
  cost: 'Kind of cost',
  rate: 'Rate',
  firstYear: 'In the first year',
  wholePeriod: (years) => `Over ${years}`,
  totalCosts: 'Total costs',
  repaid: 'Share repaid',
}

/** Passages of the key information document. */
const keyInformation: Texts['keyInformation'] = {
  purpose: (fund, form, manager, date) => ({
    title: 'Purpose',
    body: [
      'This document provides you with key information about this investment product. It is not marketing material. The information is required by law to help you understand the nature, risks, costs, potential gains and losses of this product and to help you compare it with other products.',
      `Product: ${fund} (${form}). Manufacturer: ${manager.name}, ${manager.approval}. Call ${manager.phone} for more information. Document produced on ${date}.`,
      '**You are about to purchase a product that is not simple and may be difficult to understand.**',
    ],
  }),
  product: (fund, form, horizon, isProfessional) => ({
    title: 'What is this product?',
    body: [
      `**Type.** ${fund.name} is an alternative investment fund under French law (${form}).`,
      `**Term.** The recommended holding period is: ${horizon}. The fund rules set out when it may be extended. The manager cannot dissolve the fund unilaterally outside the cases provided for by law.`,
      `**Objectives.** The fund seeks long-term capital gains (strategy: ${fund.strategy.label}; region: ${fund.geography.label}; sector: ${fund.sector.label}). The return depends on the value at which assets can be sold and on the income they produce.`,
      isProfessional
        ? '**Intended investor.** Professional investors, or those treated as such, who know unlisted assets well and can bear the total loss of the money invested.'
        : '**Intended retail investor.** People with diversified savings who can tie up a limited part of their wealth until maturity and bear a loss of capital, which may be total.',
    ],
  }),
  risks: {
    title: 'What are the risks?',
    body: [
      'The summary risk indicator is a guide to the level of risk of this product compared with other products. It shows how likely it is that the product will lose money because of movements in the markets or because we are not able to pay you.',
    ],
  },
  riskLimits:
    'The indicator assumes that you keep the product until maturity. The actual risk can vary significantly if you leave earlier, and you may get back less. The assets are not listed: they may be difficult to sell at a good price. This product includes no protection: you could lose some or all of your investment.',
  returns: {
    title: 'What could I get in return?',
    body: [
      'What you will get depends on the value at which the assets are sold. That value is uncertain and cannot be predicted accurately. There is no minimum guaranteed return: you could lose some or all of your investment.',
      'The unfavourable, moderate and favourable scenarios are illustrations based on the results of comparable investments; the stress scenario shows what you might get back in extreme circumstances. The future may be very different. The amounts include all costs of the fund, but not your tax situation. No exit before maturity is planned: no amount is given for a shorter period.',
    ],
  },
  default: (manager) => ({
    title: 'What if the manager is unable to pay out?',
    body: [
      `The assets of the fund are kept by the depositary, apart from those of ${manager}. A default of the manager would have no direct effect on their ownership. A default of the depositary could cause a loss. No compensation or guarantee scheme covers losses of the fund.`,
    ],
  }),
  costs: {
    title: 'What are the costs?',
    body: [
      'The person advising on or selling you this product may charge you other costs. If so, this person will provide you with information about these costs and how they affect your investment.',
    ],
  },
  holding: (horizon, lockUp) => ({
    title: 'How long should I hold it?',
    body: [
      `**Recommended holding period: ${horizon}.** ${
        lockUp === null ? '' : `**Lock-up: ${lockUp}.** `
      }The fund rules say whether, when and on what terms it is possible to leave earlier. An early exit, where it is allowed, may reduce what you receive and call into question a tax advantage.`,
    ],
  }),
  complaint: (manager) => ({
    title: 'How can I complain?',
    body: [
      `By letter to ${manager.name}, ${manager.address}, or by email to ${manager.email}. An answer is given within two months. You may then refer the matter, free of charge, to the ombudsman of the Autorité des marchés financiers.`,
    ],
  }),
  other: (website) => ({
    title: 'Other relevant information',
    body: [
      `The fund rules, the latest annual report and the net asset values are available on ${website} or on request. This document is reviewed at least once a year.`,
    ],
  }),
}

/** Texts of English documents. */
export const english: Texts = {
  kinds,
  facts,
  tables,
  keyInformation,
  notAvailable: 'not available',
  contents: 'Contents',
  factsTitle: 'Key facts',
  taxCaution: 'Tax treatment depends on the individual situation of each holder and may change.',
  marketingNotice:
    'This is a marketing communication. Please refer to the fund rules and the key information document before making any final investment decision.',
  publishedOn: (date) => `Published on ${date}`,
  legalLine: (manager) =>
    `${manager.name}, ${manager.legalForm} – ${manager.registration} – ${manager.approval} – ${manager.address}`,
  riskClass: (value) => `Risk indicator: ${value} out of 7`,
  riskLow: 'Lower risk',
  riskHigh: 'Higher risk',
  noRiskClass: 'No risk indicator has been published for this fund.',
  horizon: (years) => (years === 1 ? '1 year' : `${years} years`),
  sfdr: (article) => `Article ${article}`,
  range: (minimum, maximum) =>
    minimum && maximum ? `${minimum} to ${maximum}` : minimum ? `from ${minimum}` : `up to ${maximum}`,
  costsUnknown: 'Costs are set out in the fund rules.',
  scenariosUnknown: 'No scenario has been published for this fund.',
  costKinds: {
    entry: 'Entry costs',
    ongoing: 'Management fees and other recurring costs',
    transaction: 'Transaction costs',
    performance: 'Carried interest (estimate)',
    exit: 'Exit costs',
  },
  costRate: {
    once: (rate) => `${rate}, once`,
    yearly: (rate) => `${rate} a year`,
  },
  yearlyImpact: (rate) =>
    `Yearly impact of costs: ${rate} of the sum invested, which is the total of costs divided by that sum and by the number of years.`,
  scenarioKinds: {
    stress: 'Stress',
    unfavourable: 'Unfavourable',
    moderate: 'Moderate',
    favourable: 'Favourable',
  },
  performance: 'Performance',
  performanceOf: (share) => `The figures below are those of ${share}.`,
  performanceWarning: 'Past performance does not predict future returns.',
  performanceWithheld: 'Not shown before 12 months.',
  noValueYet: 'No net asset value had been established at the date of this document.',
  valuesIntroduction: 'Total value is the net asset value plus the distributions paid since inception.',
  chartAlternative: ({ share, from, to, first, last, total, distributions }) =>
    `Line chart of ${share} from ${from} to ${to}, for 100 paid in: the net asset value goes from ${first} to ${last}; the total value, distributions included, stands at ${total}. Distributions marked on the axis: ${distributions}.`,
  chartSource: (manager, date, hasDistributions) =>
    `Chart: for 100 paid in. ${hasDistributions ? 'Total value: (net asset value + distributions since inception) ÷ capital paid in. Triangles: distributions. ' : ''}Table: (value at the end + distributions of the period, in the second column) ÷ (value at the start + capital called in the period) − 1. Source: ${manager}, as at ${date}.`,
  lockUp: {
    title: {
      fixed_term: 'Your money is locked in',
      per_subscription: 'A long-term investment, without redemption in the first years',
    },
    fixedTerm: (years, date) => `${years} from the fund’s constitution, until ${date}`,
    perSubscription: (years) => `${years} from each subscription`,
    none: 'No regulatory period',
    notice: (words) =>
      `Lock-up: ${words}, except in the cases of early exit that the fund rules allow. The fund invests mainly in unlisted companies, which carry particular risks. The approval of the fund does not mean that you will automatically benefit from the tax advantages described: this depends on the fund keeping to certain investment rules, on how long you hold it and on your personal situation.`,
  },
  report: (fund, periodEnd, { share, value, date, distributed }) => ({
    title: 'The half-year in brief',
    body: [
      `This report covers the management of ${fund} during the half-year ended ${periodEnd}.`,
      value === null
        ? 'No net asset value has been established yet.'
        : `The net asset value of ${share} was ${value} as at ${date}.${distributed === null ? '' : ` Distributions since inception amount to ${distributed} per share.`}`,
      'The half-year accounts have not been audited; they went through the usual checks of the depositary and the fund accountant.',
    ],
  }),
  notice: (kind, fund, manager) => ({
    title: 'This document',
    body: [
      `This short edition (${kind}) states the main features of ${fund}. ${manager.name} hands out the full text on request, which alone is binding.`,
      'Capital is not guaranteed, the shares are not listed, and money paid in is tied up for a long time.',
    ],
  }),
  openingNews: (fund, from, to) =>
    to === null
      ? `Subscriptions to ${fund} are open from ${from}. No closing date has been set.`
      : `Subscriptions to ${fund} are open from ${from} to ${to} inclusive.`,
  distributionNews: (amount, share, date) =>
    `${share}: a distribution of ${amount} per share was paid on ${date}.`,
  callNews: (amount, share, date) => `${share}: a capital call of ${amount} per share is due on ${date}.`,
  contactAt: (manager, date) =>
    `${manager.city}, ${date}. The holders’ service of ${manager.name} answers on ${manager.phone} and at ${manager.email}.`,
}
