import type { NamespaceFundTranslation } from '../../i18n-types.ts'

const en_fund = {
  description: '{name}, {form}: strategy, team, valuation, terms, risk and documents of the fund.',
  documentsTitle: '{name}: documents',
  documentsDescription: 'Reports, press releases, marketing and legal documents of {name}.',
  tabs: {
    label: 'Pages of the fund',
    keyInformation: 'Key information',
    documents: 'Documents',
  },
  sections: {
    label: 'On this page',
    strategy: 'Strategy',
    team: 'Team',
    valuation: 'Valuation',
    terms: 'Terms',
  },
  facts: {
    title: 'In short',
    targetFrom: 'from {amount}',
    targetUpTo: 'up to {amount}',
    sfdrSince: 'since {date}',
  },
  compareFund: 'Compare this fund',
  blocking: {
    title: 'Your money is locked in',
    overTitle: 'The blocking period has ended',
    unknown:
      'Your money is locked in for the whole life of the fund, set by its rules, except in the cases of early release that they provide for.',
  },
  professional: {
    title: 'A fund for certain investors only',
  },
  strategy: {
    diversification: 'Diversification objective',
    none: 'The strategy of the fund is described in its rules.',
  },
  team: {
    none: 'The members of the team have not been disclosed.',
  },
  valuation: {
    frequency: 'Net asset value calculated',
    reporting: 'Periodic reporting',
    shares: 'Share classes',
    share: 'Share',
    isin: 'ISIN code',
    currency: 'Currency',
    none: 'The valuation method is described in the fund rules.',
  },
  terms: {
    subscriptionPeriod: 'Subscription period',
    fromTo: '{from} to {to}',
    since: 'since {from}',
    approval: 'AMF approval',
    taxation: 'Taxation',
    taxValidUntil: 'This information is valid until {date}.',
    taxValidity:
      'This information is valid at the date of its publication; no end of validity has been given.',
  },
  risk: {
    title: 'Risk and recommended holding period',
    holding: 'Recommended holding period: {years}.',
    holdingUnknown: 'Recommended holding period: not available.',
  },
} satisfies NamespaceFundTranslation

export default en_fund
