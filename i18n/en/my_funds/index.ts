import type { NamespaceMyFundsTranslation } from '../../i18n-types.ts'

/** The page of what an investor holds. */
const en_my_funds = {
  title: 'My funds',
  lede: 'What you hold, at the last published value of each fund.',
  figures: {
    title: 'Overview',
    titleOf: 'Overview in {currency}',
    paidIn: 'Paid in',
    value: 'Value',
    distributed: 'Distributions received',
    tvpi: 'TVPI',
    tvpiMeaning: '(value + distributions) / paid in',
    asOf: 'as at {date}',
    asOfBetween: 'last values, from {from} to {to}',
    noMultiple: {
      no_valuation: 'no published value',
      nothing_paid_in: 'not applicable',
      under_twelve_months: 'Not shown before 12\u00a0months',
    },
    tooYoung: {
      one: 'TVPI leaves out {count} subscription of less than 12\u00a0months.',
      other: 'TVPI leaves out {count} subscriptions of less than 12\u00a0months.',
    },
    unvalued: {
      one: '{count} subscription without a published value is not counted.',
      other: '{count} subscriptions without a published value are not counted.',
    },
    since: 'Since these values: {paidIn} paid in, {distributed} received.',
    source:
      'Source: Orvanne Gestion’s register of shareholders. Amounts before taxes and social contributions.',
    unreadable: 'The figures of this fund cannot be shown.',
  },
  table: {
    title: 'By fund',
    caption: 'What I hold, by fund',
    scroll: 'Table of the funds, to scroll',
    fund: 'Fund',
    shares: '{quantity} × {share}',
    heldSince: 'since {date}',
    account: 'Capital account',
  },
  news: {
    title: 'News of the funds held',
    none: 'There is no news of your funds at the moment.',
    all: 'All the news',
  },
} satisfies NamespaceMyFundsTranslation

export default en_my_funds
