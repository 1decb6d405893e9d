import type { BaseTranslation } from '../i18n-types.ts'

/** Texts of every page of the portal. */
const fr = {
  site: {
    description:
      'Le portail d’Orvanne Gestion\u00a0: fonds de capital-investissement, de dette privée, d’infrastructures et d’immobilier non cotés, leurs chiffres et leurs documents.',
  },
  navigation: {
    preview: {
      label: 'Aperçu',
      text: 'Aperçu : les brouillons sont affichés, à vous seul.',
      leave: 'Quitter l’aperçu',
    },
    announcement: 'Annonce',
    label: 'Navigation principale',
    skipToContent: 'Aller au contenu',
    home: 'Accueil',
    homeOf: 'Orvanne Gestion, accueil',
    funds: 'Fonds',
    compare: 'Comparer',
    search: 'Rechercher',
    searchFor: 'Rechercher sur le site',
    searchNow: 'Chercher',
    suggestions: 'Suggestions',
    menu: 'Menu',
    footer: 'Pied de page',
    breadcrumb: 'Fil d’Ariane',
  },
  language: {
    label: 'Langue',
    switchTo: 'Read this page in English',
    current: 'Français',
    other: 'English',
  },
  colourMode: {
    toDark: 'Passer en mode sombre',
    toLight: 'Passer en mode clair',
  },
  pagination: {
    label: 'Pagination',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page\u00a0{page:string}',
    current: 'Page\u00a0{page:string}, page actuelle',
    title: '{title:string}, page\u00a0{page:string}',
  },
  account: {
    signIn: 'Se connecter',
  },
  footer: {
    allFunds: 'Tous les fonds',
    contact: 'Nous joindre',
    write: 'Nous écrire',
    alerts: {
      ofFunds: 'Recevoir les nouveautés de ces fonds par email',
      title: 'Nos publications par email',
      note: 'Nouveaux articles, guides et livres blancs, rien d’autre. Vous confirmez par un lien, et arrêtez quand vous voulez.',
    },
    warning:
      'Investir dans des fonds non cotés présente un risque de perte en capital. Les performances passées ne préjugent pas des performances futures.',
    legal:
      '{name:string}, {address:string}. RCS {city:string} {number:string}. Société de gestion agréée par l’AMF sous le numéro {approval:string}.',
  },
  reading: {
    newTab: '(nouvel onglet)',
    table: 'Tableau',
    notes: 'Notes',
    backToText: 'Retour au texte',
    contents: 'Sur cette page',
  },
  notAvailable: 'non communiqué',
} satisfies BaseTranslation

export default fr
