import type { BaseTranslation } from '../../i18n-types.ts'

const fr_sitemap = {
  title: 'Plan du site',
  lede: 'Toutes les pages publiques du portail, par leur nom.',
  untranslated: 'Ce que vous lisiez n’existe pas encore en français. Voici tout ce qui s’y trouve.',
  fundPages: 'Fonds',
  guides: 'Guides',
  articles: 'Analyses et tendances',
  whiteBooks: 'Livres blancs',
  authors: 'Auteurs',
  pages: 'La société et le site',
  main: {
    title: 'Pages principales',
    home: 'Accueil',
    funds: 'Tous les fonds',
    compare: 'Comparer deux fonds',
    guides: 'Tous les guides',
    articles: 'Toutes les analyses',
    calculators: 'Calculateurs',
    glossary: 'Lexique',
    resources: 'Guides, analyses et livres blancs',
    contact: 'Nous écrire',
    login: 'Se connecter',
  },
} satisfies BaseTranslation

export default fr_sitemap
