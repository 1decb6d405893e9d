import type { NamespaceOwnFundsTranslation } from '../../i18n-types.ts'

/** Funds of one's own, held or under agreement, in the funds list, and what who has none does next. */
const en_own_funds = {
  list: {
    subscribed: 'Subscribed funds',
    underAgreement: 'Funds under agreement',
    others: 'Other funds',
    noOthers: 'All the funds of the catalogue are listed above.',
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
      text: 'The funds that you have subscribed to will appear here, with their documents and next dates. Subscription goes through an adviser or a distributor: write to us if a fund is missing.',
      action: 'Write to us',
    },
    partner_user: {
      title: 'Your team has no agreement for any fund yet',
      text: 'The funds that your team may distribute will appear here. Write to us to be given access.',
      action: 'Write to us',
    },
    pending: {
      title: 'Your file is being verified',
      text: 'Verification takes 48\u00a0hours at most. You will receive an email as soon as it is done, and your funds will appear here. Until then the whole catalogue is open to you.',
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
} satisfies NamespaceOwnFundsTranslation

export default en_own_funds
