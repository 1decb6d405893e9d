import type { BaseTranslation } from '../i18n-types.ts'

/** What every page of the portal says. */
const fr = {
  site: {
    tagline: 'Fonds non cotés',
    description:
      'Le portail d’Orvanne Gestion : fonds de capital-investissement, de dette privée, d’infrastructures et d’immobilier non cotés, leurs chiffres et leurs documents.',
  },
  navigation: {
    label: 'Navigation principale',
    skipToContent: 'Aller au contenu',
    home: 'Accueil',
    funds: 'Fonds',
    compare: 'Comparer',
    menu: 'Menu',
    footer: 'Pied de page',
    breadcrumb: 'Fil d’Ariane',
  },
  language: {
    label: 'Langue',
    switchTo: 'Read this page in English',
    current: 'Français',
    other: 'English',
    noTranslation: 'Cette page n’existe pas en anglais : voici la liste.',
  },
  colourMode: {
    label: 'Apparence',
    system: 'Système',
    light: 'Clair',
    dark: 'Sombre',
  },
  pagination: {
    label: 'Pagination',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {page:string}',
    current: 'Page {page:string}, page actuelle',
  },
  notAvailable: 'non communiqué',
} satisfies BaseTranslation

export default fr
