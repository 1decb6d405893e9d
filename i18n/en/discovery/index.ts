import type { NamespaceDiscoveryTranslation } from '../../i18n-types.ts'

const en_discovery = {
  share: {
    site: 'Unlisted funds',
    siteTitle: 'The long view, with figures.',
    fund: '{form} · {strategy}',
    guide: 'Guide',
    article: 'Analysis and trends',
    whiteBook: 'White paper',
    fundNotice: 'Marketing communication. Risk of capital loss.',
  },
  feeds: {
    articles: 'Analysis and trends',
    fund: '{fund}: net asset values and documents',
    value: '{share}: net asset value of {date}',
    valueText: 'Net asset value of {share} on {date}: {amount}.',
    documentText: '{type}, published on {date}.',
    rights: 'Past performance does not predict future returns.',
  },
} satisfies NamespaceDiscoveryTranslation

export default en_discovery
