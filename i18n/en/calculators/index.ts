import type { NamespaceCalculatorsTranslation } from '../../i18n-types.ts'

const en_calculators = {
  title: 'Calculators',
  lede: 'Three sums on your own assumptions. Each shows its formula, so that you can check it by hand.',
  description:
    'Work out capital calls over time, the cost of locking money up and the effect of costs, with the formula of each.',
  compute: 'Work it out',
  formula: 'Formula:',
  warning:
    'These sums rest on constant assumptions of your own choosing. They describe no fund, forecast nothing and are not advice. The capital invested is not guaranteed.',
  fields: {
    commitment: 'Commitment, in euros',
    callYears: 'Years of calls',
    amount: 'Amount invested, in euros',
    years: 'Holding period, in years',
    rate: 'Yearly return, in %',
    premium: 'Illiquidity premium, in %',
    entry: 'Entry charge, in %',
    yearly: 'Yearly costs, in %',
  },
  calls: {
    title: 'Capital calls over time',
    lede: 'A commitment called in equal parts. A real fund calls at its own pace, and often far more in the first year.',
    formula: 'yearly call = commitment ÷ years; unfunded = commitment − sum of the calls',
    caption: 'Calls, year by year',
    year: 'Year',
    called: 'Called in the year',
    paidIn: 'Paid in so far',
    unfunded: 'Still to be called',
  },
  illiquidity: {
    title: 'The cost of locking money up',
    lede: 'What the same money would become where you can reach it, and what a locked-up investment has to return to pay for the wait.',
    formula: 'cost = amount × (1 + return + premium)^years − amount × (1 + return)^years',
    liquid: 'Where you can reach it',
    required: 'To be reached if locked up',
    cost: 'Price of the wait',
  },
  fees: {
    title: 'The effect of costs',
    lede: 'What costs take away over the whole period, at a constant yearly return before costs.',
    formula: 'after costs = amount × (1 − entry) × [(1 + return) × (1 − yearly costs)]^years',
    before: 'With no costs at all',
    after: 'After costs',
    cost: 'Total cost',
  },
} satisfies NamespaceCalculatorsTranslation

export default en_calculators
