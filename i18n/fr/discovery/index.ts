import type { BaseTranslation } from '../../i18n-types.ts'

/** Texts that are only used outside pages: pictures of shared links, and feeds. */
const fr_discovery = {
  share: {
    site: 'Fonds non cotés',
    siteTitle: 'Le temps long, chiffres à l’appui.',
    fund: '{form:string} · {strategy:string}',
    guide: 'Guide',
    article: 'Analyses et tendances',
    whiteBook: 'Livre blanc',
    fundNotice: 'Communication publicitaire. Risque de perte en capital.',
  },
  feeds: {
    articles: 'Analyses et tendances',
    fund: '{fund:string}\u00a0: valeurs liquidatives et documents',
    value: '{share:string}\u00a0: valeur liquidative du {date:string}',
    valueText: '{share:string}\u00a0: valeur liquidative de {amount:string} au {date:string}.',
    documentText: '{type:string}, publié le {date:string}.',
    rights: 'Les performances passées ne préjugent pas des performances futures.',
  },
} satisfies BaseTranslation

export default fr_discovery
