import type { NamespaceHouseTranslation } from '../../i18n-types.ts'

const en_house = {
  launched: 'Funds launched',
  since: 'since {year}',
  strategies: 'Strategies',
  size: 'Size of running funds',
  sized: '{count} of {running} funds publish theirs',
  asOf: 'On {date}, from the pages of the funds.',
  realised: {
    title: 'What liquidated funds paid back',
    lede: 'The last {count} funds to be liquidated, newest first, none left out.',
    all: 'All liquidated funds',
    scroll: 'Liquidated funds, amounts per share',
    caption:
      'Amounts per share, net of management fees, from the first value to the last. Source: {manager}.',
    fund: 'Fund',
    period: 'Period',
    range: '{from} to {to}',
    paidIn: 'Paid in',
    received: 'Paid back',
    tvpiMeaning: 'All that was paid back or remains, divided by the capital paid in',
    tooYoung: 'Not shown before 12\u00a0months',
  },
} satisfies NamespaceHouseTranslation

export default en_house
