import type { NamespaceHoldingTranslation } from '../../i18n-types.ts'

/** Texts of the page of a holding, beside those of an investor’s whole position. */
const en_holding = {
  contacts: {
    title: 'Contacts',
    desk: 'Investor desk',
    ask: 'Ask a question about this fund',
    write: 'Write to the investor desk',
    phone: 'Telephone',
    email: 'Email',
  },
  chosen: {
    groups: {
      paidIn: 'Payments and transfers in',
      received: 'Distributions, redemptions and transfers out',
      unfunded: 'Movements of the commitment',
      payments: 'Payments',
      transfersIn: 'Transfers in',
      distributions: 'Distributions',
      redemptions: 'Redemptions',
      transfersOut: 'Transfers out',
      fees: 'Fees',
    },
    until: 'until {date}',
    between: 'from {from} to {to}',
    total: 'Total: {amount}',
    all: 'All movements',
    none: 'No movement.',
  },
  opens: {
    opening: 'Closing value of {date}.',
    valued: 'Number of shares × value of a share as at {date}.',
    carried: 'Value of {date}, plus payments, less receipts and fees until {to}.',
    cost: 'Paid-in capital until {to}, before the first published value.',
    change:
      'Closing − opening − payments and transfers in + distributions, redemptions and transfers out + fees.',
    changeInputs: '{closing} − {opening} − {into} + {out} + {fees}',
  },
  commitment: {
    commitment: 'Commitment',
    called: 'Called',
    recallable: 'Recallable',
    unfunded: 'Unfunded',
    formula: 'Commitment − called + recallable',
  },
  life: {
    subscription: 'Subscription opens',
    investment: 'Subscription ends, investment',
    blocking: 'End of blocking',
    end: 'Planned end',
    liquidated: 'Liquidated',
    reached: 'past',
    ahead: 'to come',
  },
  held: {
    shares: 'You hold {quantity} × {share}',
    value: 'worth {value} {asAt}',
    lastDocument: 'Last document:',
    more: 'See your account',
  },
  page: {
    title: '{fund}: what you hold',
    back: 'All funds held',
    toFund: 'Page of the fund',
    shares: '{quantity} × {share}',
    unreadable:
      'The figures of these shares cannot be shown: the register contradicts itself. We are correcting it.',
    also: { fr: 'Also in French', en: 'Also in English' },
    noDocuments: 'No document is published.',
    library: 'All documents of this fund',
    contact: 'A question about this fund?',
    ask: 'Ask a question',
  },
} satisfies NamespaceHoldingTranslation

export default en_holding
