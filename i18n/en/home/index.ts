import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const en_home = {
  title: 'Unlisted funds',
  description:
    'Read about and compare the unlisted funds of Orvanne Gestion: strategies, costs, risks, net asset values and documents.',
  hero: {
    eyebrow: 'Private equity, debt, infrastructure, real estate',
    title: 'The long view, with figures.',
    lede: 'Every Orvanne Gestion fund is presented in the same way: what it finances, what it costs, what it risks, and what its shares are worth on each valuation date.',
    funds: 'See the funds',
    compare: 'Compare two funds',
  },
  counters: {
    title: 'The firm in figures',
    open: 'open for subscription',
    closed: 'closed to subscription',
    pre_liquidation: 'being liquidated',
    liquidation: 'liquidated',
  },
  featured: {
    title: 'Open for subscription',
    lede: 'The latest funds open for subscription.',
    all: 'All open funds',
    none: 'No fund is open for subscription at the moment.',
    empty: 'No fund is published yet: the first ones will be presented here.',
  },
  method: {
    title: 'How to read a fund page',
    facts: {
      title: 'Fourteen facts, always the same',
      text: 'From strategy to SFDR classification, each page answers the same questions in the same order. Two funds compare line by line.',
    },
    figures: {
      title: 'Dated figures',
      text: 'A net asset value carries its date and its share class. No performance is shown for a share younger than twelve months, nor for an incomplete period.',
    },
    documents: {
      title: 'Documents first',
      text: 'Fund rules, key information document, reports: everything that binds the fund can be read before you invest.',
    },
  },
  warning:
    'The funds presented invest mainly in unlisted companies. They carry a risk of capital loss, and the money invested may be blocked for several years.',
} satisfies NamespaceHomeTranslation

export default en_home
