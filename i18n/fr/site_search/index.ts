import type { BaseTranslation } from '../../i18n-types.ts'

const fr_site_search = {
  title: 'Rechercher',
  titleOf: 'Recherche\u00a0: {text:string}',
  description: 'Cherchez un fonds, un guide, un article, un livre blanc ou une page d’Orvanne Gestion.',
  label: 'Que cherchez-vous\u202f?',
  hint: 'Au moins deux lettres. Les résultats s’affichent pendant la saisie.',
  submit: 'Rechercher',
  count: {
    one: '{count:string} résultat pour «\u00a0{text:string}\u00a0»',
    other: '{count:string} résultats pour «\u00a0{text:string}\u00a0»',
  },
  kinds: {
    fund: 'Fonds',
    guide: 'Guides',
    article: 'Analyses et tendances',
    whiteBook: 'Livres blancs',
    author: 'Auteurs',
    page: 'Pages',
  },
  more: 'Voir tous les fonds trouvés',
  missing: 'Une partie du site ne répond pas\u00a0: ses résultats manquent. Réessayez dans un instant.',
  none: {
    title: 'Aucun résultat',
    text: 'Vérifiez l’orthographe, ou essayez un mot plus général.',
    noFunds: 'Aucun fonds n’est encore publié\u00a0: seules les pages du site peuvent être trouvées.',
  },
} satisfies BaseTranslation

export default fr_site_search
