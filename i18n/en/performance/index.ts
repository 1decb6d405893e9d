import type { NamespacePerformanceTranslation } from '../../i18n-types.ts'

const en_performance = {
  title: 'Value of the share',
  source: 'Source: {manager}. Values from {from} to {to}, net of management fees.',
  notShown: {
    under_twelve_months: 'Not shown before 12\u00a0months',
    no_valuation: 'No net asset value has been published yet.',
    private_share: 'This fund has no share that is open to the public.',
    no_common_period: 'These two funds do not have 12\u00a0months of values in common.',
  },
  notShownUntil: {
    under_twelve_months: 'A performance may be shown from {date}.',
    no_valuation: 'The first is expected after {date}, the end of the first valuation period.',
  },
  notShownInstead: {
    under_twelve_months: 'Its net asset value is on the fund’s page.',
    no_valuation:
      'Until then, the costs and scenarios of the key information document describe what the investment may cost and return.',
    private_share: 'Its investors find its values in their space. If you have a question, write to us.',
    no_common_period:
      'They will be compared as soon as the next values allow it, if both funds are still valued. The performance of each fund is on its own page.',
  },
  young:
    'Net asset value: {value} on {date}, for a share valued since {since}. A performance may be shown from {shownFrom}, once twelve months of values have been published.',
  emptyWindow: 'No value was published between these two dates.',
  controls: {
    label: 'Chart settings',
    share: 'Share',
    view: 'Measure and scale',
    shown: {
      base: '{measure}, base\u00a0100',
      amount: '{measure}, in {currency}',
    },
    measures: {
      total: 'Total value',
      value: 'Net asset value',
    },
    short: {
      total: 'Total value',
      value: 'NAV',
    },
    measureHints: {
      total: 'Net asset value plus the distributions paid',
      value: 'Net asset value alone, after distributions',
    },
    period: 'Period',
    periods: {
      all: 'All',
      '5y': '5 years',
      '3y': '3 years',
      '1y': '1 year',
    },
    units: {
      base: 'Base of 100',
      amount: 'Amount in {currency}',
    },
    dates: 'Other dates',
    from: 'From',
    to: 'To',
    apply: 'Show',
    reset: 'Back to the whole period',
  },
  base: 'Base of 100: for each 100 paid in at that date.',
  reading: {
    label: 'Values of the chart, point by point',
    keys: 'Arrow keys: point by point. Page Up, Page Down: a year at a time.',
    base: '{change}\u00a0points since the base of 100',
    amount: '{change} on the capital paid in',
    without: 'distributions excluded',
  },
  steps: 'Each published value is held until the next one.',
  distributionMark: 'Distribution of {amount} on {date}',
  distributions: {
    one: 'One distribution, marked at the foot of the chart.',
    other: '{count} distributions, marked at the foot of the chart.',
  },
  summary: '{label}, {measure}: {course}, {range}.',
  course: 'from {first} on {from} to {last} on {to}',
  range: 'between {lowest} and {highest}',
  table: {
    toggle: 'See the values as a table',
    caption: 'Values of the share, newest first',
    date: 'Date',
    event: 'Distribution',
  },
  periods: {
    title: 'Performance by 12-month period',
    period: 'Period',
    total: 'Distributions included',
    value: 'Distributions excluded',
    range: '{from} to {to}',
    cumulative: 'Cumulative over {years} years',
    annualised: 'Average per year',
    none: 'No complete 12-month period.',
    note: 'The last five years, or the whole life of the share if it is shorter.',
    repaid: 'Share repaid',
    gain: 'gain',
    loss: 'loss',
  },
  formulas: {
    title: 'How these figures are calculated',
    totalTerm: 'Total value',
    total:
      'Net asset value + distributions paid since inception. On a base of 100: all of it ÷ capital paid in at the same date × 100.',
    withTerm: 'Return, distributions included',
    with: '(Net asset value at the end + distributions of the period) ÷ (net asset value at the start + capital called in the period) − 1.',
    withoutTerm: 'Return, distributions excluded',
    without:
      'Net asset value at the end ÷ (net asset value at the start + capital called in the period) − 1.',
    annualisedTerm: 'Average per year',
    annualised: '(1 + cumulative return, distributions included) to the power of (365 ÷ number of days) − 1.',
    multiplesTerm: 'DPI, RVPI and TVPI',
    multiples: 'Distributions, net asset value, and the sum of the two, each ÷ capital paid in.',
    note: 'Over the same year, total value and the returns of the table differ: the one relates to all the capital paid in since inception, the others to the value at the start of the period. Where a period starts with the first payment, the return with distributions starts from the capital paid in. The CSV file holds every amount that is needed.',
  },
  multiples: {
    dpi: 'Distributed (DPI)',
    rvpi: 'Residual value (RVPI)',
    tvpi: 'Total (TVPI)',
  },
  latest: {
    value: 'Latest net asset value',
    on: 'on {date}',
  },
  export: {
    label: 'Download',
    png: 'PNG picture',
    svg: 'SVG picture',
    csv: 'CSV data',
    failed: 'The picture could not be made. Download the SVG file, or try again.',
    title: '{fund}, {share}',
    columns: {
      fund: 'fund',
      share: 'share',
      isin: 'isin',
      currency: 'currency',
      date: 'date',
      value: 'net_asset_value',
      call: 'capital_called',
      paidIn: 'paid_in',
      distribution: 'distribution',
      distributed: 'distributed',
      total: 'total_value',
      rebasedTotal: 'total_value_base_100',
    },
  },
} satisfies NamespacePerformanceTranslation

export default en_performance
