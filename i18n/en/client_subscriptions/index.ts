import type { NamespaceClientSubscriptionsTranslation } from '../../i18n-types.ts'

const en_client_subscriptions = {
  title: 'My clients’ subscriptions',
  lede: 'What the clients of the team that you act for have subscribed to.',
  caption: 'Clients’ subscriptions',
  scroll: 'Table of subscriptions, scrollable',
  count: '{text} subscription{{count:s}}',
  inCurrency: 'in {currency}',
  export: 'Export as CSV',
  total: 'Subscribed in {currency}',
  totalDetail: '{text} subscription{{count:s}}, cancelled ones left out',
  filter: {
    title: 'Filter',
    client: 'Client',
    fund: 'Fund',
    share: 'Share',
    held: 'Assets only, paid or to be paid',
    status: 'Status',
    from: 'From',
    to: 'To',
    all: 'All',
    apply: 'Apply',
    clear: 'Clear all',
    option: '{label} ({count})',
  },
  table: {
    client: 'Client',
    fund: 'Fund',
    share: 'Share',
    amount: 'Amount',
    date: 'Date',
    status: 'Status',
  },
  file: 'subscriptions',
  currency: 'Currency',
  none: {
    title: 'No subscription matches',
    text: 'Widen the search, or clear the filters.',
    empty: 'Your team has no subscription yet',
    emptyText: 'Your clients’ subscriptions will appear here as soon as our staff have recorded them.',
  },
} satisfies NamespaceClientSubscriptionsTranslation

export default en_client_subscriptions
