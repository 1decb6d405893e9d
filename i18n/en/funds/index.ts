import type { NamespaceFundsTranslation } from '../../i18n-types.ts'

const en_funds = {
  title: 'Our funds',
  description:
    'Every unlisted fund of Orvanne Gestion: strategy, asset class, geography, level of risk, horizon and minimum investment.',
  introduction:
    'Private equity, private debt, infrastructure, real estate: each fund with its status, its risk and its terms.',

  status: {
    open: 'Open for subscription',
    closed: 'Closed for subscription',
    pre_liquidation: 'Liquidation in progress',
    liquidation: 'Liquidated',
  },
  statusMeaning: {
    open: 'The fund takes subscriptions, on the terms of its rules.',
    closed: 'The subscription period is over. The fund invests and manages its portfolio.',
    pre_liquidation:
      'Pre-liquidation period in the meaning of the French Monetary and Financial Code: the fund is not dissolved; it prepares and carries out the sale of its holdings and takes no new investor.',
    liquidation:
      'The fund is dissolved: its assets are sold and the proceeds are being, or have been, shared out among its investors.',
  },

  legalForm: {
    FCPR: 'Venture mutual fund',
    FCPI: 'Innovation mutual fund',
    FIP: 'Regional investment fund',
    FPCI: 'Professional private equity fund',
    SLP: 'Free partnership company',
    FPS: 'Specialised professional fund',
  },
  periodicity: {
    month: 'Monthly',
    quarter: 'Quarterly',
    semester: 'Half-yearly',
    year: 'Yearly',
  },
  sfdr: {
    article: 'Article\u00a0{article}',
    neutral: 'A disclosure regime of Regulation (EU) 2019/2088, not a ranking.',
    disclosure: 'Sustainability-related disclosures',
  },

  fact: {
    strategy: 'Strategy',
    assetClass: 'Asset class',
    geography: 'Geography',
    horizon: 'Investment horizon',
    sector: 'Sector',
    riskIndicator: 'Risk indicator (SRI)',
    legalForm: 'Legal form',
    eligibility: 'Eligibility',
    taxation: 'Taxation',
    minimumInvestment: 'Minimum investment',
    targetEnterpriseValue: 'Target enterprise value at entry',
    fundSize: 'Fund size',
    launchDate: 'Launch date',
    sfdr: 'SFDR classification',
    status: 'Status',
    netAssetValue: 'Net asset value',
  },

  risk: {
    outOfSeven: 'Risk indicator: {level} out of 7',
    short: '{level} out of 7',
    lowest: 'Lower risk',
    highest: 'Higher risk',
    none: 'Risk indicator: not available',
    lowestIsNotNone: 'The lowest risk class does not mean “no risk”.',
    holdingPeriod: 'The indicator assumes that the shares are kept for the recommended period of {text}.',
  },
  years: '{text}\u00a0year{{count:s}}',
  datedValue: '{share}, as of {date}',

  minimumOf: '{amount} at least',
  lockUp: {
    heading: 'Lock-up',
    fixedTerm: '{years} from the fund’s constitution, until {date}',
    perSubscription: '{years} from each subscription',
    none: 'No regulatory period',
  },
  totals: {
    paidIn: '{amount} paid in',
    paidInOf: '{amount} paid in of {committed}',
    distributed: '{amount} distributed',
    nothingDistributed: 'nothing distributed to date',
    paidBack: 'Total value {amount}, paid back in full',
  },

  meaning: {
    status: 'What do the statuses mean?',
    risk: 'What does the risk indicator say?',
    sfdr: 'What does the SFDR classification say?',
  },

  warnings: {
    heading: 'Warnings',
    pastPerformance: 'Past performance does not predict future returns.',
    marketing:
      'This is a marketing communication. Please refer to the fund rules and the key information document before making any final investment decision.',
    capital: 'Investing involves a risk of capital loss. The sums invested may not be returned.',
    illiquidity:
      'The investment is mainly in unlisted companies: shares cannot be sold easily or at any time.',
    currency:
      'Some of the assets are in another currency than the share: their value moves with the exchange rate.',
    tax: 'Taxation depends on each person’s situation and may change.',
    professional:
      'Declared fund, not approved by the French financial markets authority (AMF), reserved for professional investors and those treated as such.',
    blocking:
      'The sums invested are blocked for {years} from the fund’s constitution, until {date}, except in the cases of early release that the rules allow.',
    blockingOver: 'The sums invested were blocked for {years}; this blocking period ended on {date}.',
    perSubscription:
      'No redemption is possible for {years} after each subscription, except in the cases of early exit that the rules allow.',
    approval:
      'Approval by the French financial markets authority (AMF) does not mean that the investor automatically benefits from the tax advantages described.',
  },

  counters: {
    label: 'Number of funds by status',
  },

  filter: {
    heading: 'Filters',
    atOnce: 'The list changes as soon as you choose.',
    open: 'Filter',
    openWithCount: 'Filter ({count})',
    close: 'Close the filters',
    show: 'Show {text} fund{{count:s}}',
    apply: 'Apply the filters',
    clearAll: 'Clear all filters',
    active: 'Active filters',
    remove: 'Remove the filter “{value}”',
    text: 'Search: {text}',
    any: 'No limit',
    upTo: 'Up to {value}',
    limit: '{what}: {limit}',
    resultsOfValue: '{text} result{{count:s}}',
  },
  search: {
    label: 'Search for a fund',
    placeholder: 'Name, strategy, sector…',
    submit: 'Search',
  },

  sort: {
    label: 'Sort by',
    status: 'Open funds first',
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    '-launchDate': 'Latest launch',
    launchDate: 'Earliest launch',
    riskIndicator: 'Risk, low to high',
    '-riskIndicator': 'Risk, high to low',
    minimumInvestment: 'Minimum investment, low to high',
    '-minimumInvestment': 'Minimum investment, high to low',
    ascending: 'Sort in ascending order',
    descending: 'Sort in descending order',
  },
  view: {
    label: 'Layout',
    cards: 'Cards',
    table: 'Table',
    performance: 'Performance',
  },

  results: {
    count: '{text} fund{{count:s}} found',
    range: '{from} to {to}',
    inGroup: '{text} fund{{count:s}}',
    heading: 'List of funds',
    skipToFunds: 'Skip to the funds',
    loading: 'Loading the list of funds…',
  },
  table: {
    caption: 'The funds and their characteristics',
    name: 'Fund',
    columns: 'Columns',
    strategy: 'Strategy',
    assetClass: 'Asset class',
    geography: 'Region',
    legalForm: 'Form',
    risk: 'Risk',
    horizon: 'Horizon',
    minimum: 'Minimum',
    sfdr: 'SFDR',
    launch: 'Launch',
    value: 'Net asset value',
    scroll: 'Table of funds, scrolls sideways',
  },
  overview: {
    caption: 'Past performance of the funds by calendar year',
    note: 'Return including distributions for each complete calendar year, for the first publicly offered share of each fund. A dash marks an incomplete year.',
    source: 'Source: {manager}, latest published values.',
    dpi: 'Distributions to paid-in capital',
    tvpi: 'Net asset value and distributions to paid-in capital',
    date: 'Values on',
  },
  files: {
    label: 'The whole catalogue as a file:',
    csv: 'CSV table',
    xlsx: 'Excel workbook',
    fileName: 'funds',
    sheet: 'Fund catalogue',
    horizonYears: 'Recommended holding period (years)',
    currency: 'Currency',
    share: 'Share valued',
    valuedOn: 'Valuation date',
    page: 'Fund page',
  },
  empty: {
    title: 'No fund matches these criteria',
    advice: 'Remove a filter or search for another word.',
    beyond: 'This page does not exist',
    beyondAdvice: 'The list has {text} page{{count:s}}.',
    toFirst: 'Back to the first page',
    none: 'No fund is published yet',
    noneAdvice:
      'The funds will appear here, with their figures and documents, as soon as they are published. Until then, write to us.',
    toContact: 'Write to us',
  },

  watch: {
    chosen: 'My selection ({text})',
    add: 'Watch',
    added: 'Watched',
    addFund: 'Watch {name}',
    note: 'This address holds the selection and can be shared. The selection is kept in this browser.',
  },
  selection: {
    label: 'Funds to compare',
    add: 'Compare',
    added: 'Selected',
    addFund: 'Compare {name}',
    removeFund: 'Selected: remove {name} from the comparison',
    full: 'Two funds already chosen',
    fullNote: 'Two funds are chosen: remove one to choose another.',
    chooseAnother: 'Choose a second fund to compare.',
    sameStrategy: 'Same strategy: {strategy}',
    compare: 'Compare these two funds',
    show: 'See the comparison',
  },
} satisfies NamespaceFundsTranslation

export default en_funds
