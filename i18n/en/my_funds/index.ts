import type { NamespaceMyFundsTranslation } from '../../i18n-types.ts'

/** The page of what an investor holds. */
const en_my_funds = {
  title: 'My funds',
  lede: 'What you hold, at the last published value of each fund.',
  figures: {
    title: 'Overview',
    titleOf: 'Overview in {currency}',
    unreadable: 'The figures of this fund cannot be shown.',
  },
  table: {
    title: 'By fund',
    caption: 'What I hold, by fund',
    scroll: 'Table of the funds, to scroll',
    fund: 'Fund',
    shares: '{quantity} × {share}',
    heldSince: 'since {date}',
    noneThen: 'No shares were held on that day.',
    account: 'Capital account',
  },
  news: {
    title: 'News of the funds held',
    none: 'There is no news of your funds at the moment.',
    all: 'All the news',
  },
} satisfies NamespaceMyFundsTranslation

export default en_my_funds
