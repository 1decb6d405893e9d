import type { NamespaceMyFundsTranslation } from '../../i18n-types.ts'

/** Funds held or under agreement: their part of the funds list, and the page of what an investor holds. */
const en_my_funds = {
  title: 'My funds',
  lede: 'What you hold, at the last published value of each fund.',
  list: {
    subscribed: 'Subscribed funds',
    underAgreement: 'Funds under agreement',
    others: 'Other funds',
    newestDocument: 'Latest document',
    noDocument: 'none',
    nextDate: 'Next date',
    noDate: 'none',
    documentOn: 'Published on {date}',
    events: {
      valuation: 'Net asset value',
      subscription_end: 'End of the subscription period',
      blocking_end: 'End of the blocking period',
    },
    more: { one: 'Show {count} more fund', other: 'Show {count} more funds' },
    shownOf: '{shown} of {total} funds are shown: narrow the filters to see the others.',
    noneMatch: 'None of these funds matches the filters.',
  },
  empty: {
    investor: {
      title: 'You hold no shares yet',
      text: 'The funds that you have subscribed to will appear here, with their documents and next dates. Subscription goes through an advisor or a distributor: write to us if a fund is missing.',
      action: 'Write to us',
    },
    partner_user: {
      title: 'Your team has no agreement for any fund yet',
      text: 'The funds that your team may distribute will appear here. Write to us to be given access.',
      action: 'Write to us',
    },
    pending: {
      title: 'Your file is being verified',
      text: 'Verification takes 48 hours at most. You will receive an e-mail as soon as it is done, and your funds will appear here. Until then the whole catalogue is open to you.',
      action: 'See my profile',
    },
    refused: {
      title: 'Your file could not be verified',
      text: 'Write to us: we will look with you at what is missing.',
      action: 'Write to us',
    },
    team_missing: {
      title: 'Choose your team',
      text: 'Funds under agreement are those of your team. Choose it to see them here.',
      action: 'Choose my team',
    },
    unavailable: {
      title: 'Your funds cannot be shown',
      text: 'The catalogue below is complete. Reload the page in a moment to find your funds.',
    },
  },
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
      under_twelve_months: 'Not shown before 12 months',
    },
    tooYoung: {
      one: 'TVPI leaves out {count} subscription of less than 12 months.',
      other: 'TVPI leaves out {count} subscriptions of less than 12 months.',
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
    scroll: 'Table of my funds, to scroll',
    fund: 'Fund',
    shares: '{quantity} × {share}',
    heldSince: 'since {date}',
  },
  news: {
    title: 'News of my funds',
    none: 'There is no news of your funds at the moment.',
    all: 'All the news',
  },
} satisfies NamespaceMyFundsTranslation

export default en_my_funds
