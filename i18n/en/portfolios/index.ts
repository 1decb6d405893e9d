import type { NamespacePortfoliosTranslation } from '../../i18n-types.ts'

const en_portfolios = {
  title: 'All portfolios',
  lede: 'Your own, and those for which you have a mandate. Currencies are not added up.',
  total: 'Total in {currency}',
  byHolder: 'By holder in {currency}',
  holder: 'Holder',
  you: 'you',
  transfers:
    'Shares passed from one holder to another for {amount}: in the total, this is neither paid in nor received.',
  none: 'No portfolio to show as at this date.',
  due: 'To do',
  dueFor: 'for {holder}',
  open: { read: 'View', act: 'Act' },
  openNamed: { read: 'View {holder}', act: 'Act for {holder}' },
  held: 'You may act for',
  heldLede: 'A mandate is given in writing: we record it as soon as we have received it signed.',
  noneHeld: 'You have no mandate.',
  given: 'They may act for you',
  givenLede: 'They act from an account of their own. To end a mandate, please write to us.',
  scopes: { documents: 'documents', figures: 'figures', both: 'documents and figures' },
  powers: { read: 'read', act: 'read and act' },
  emailed: 'emails copied',
  since: 'since {date}',
  between: 'from {from} to {to}',
  failed: {
    title: 'You act in your own name',
    over: 'This mandate has ended.',
    unconfirmed: 'The mandate could not be opened. Try again in a moment.',
  },
} satisfies NamespacePortfoliosTranslation

export default en_portfolios
