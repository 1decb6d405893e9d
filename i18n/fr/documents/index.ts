import type { BaseTranslation } from '../../i18n-types.ts'

/** Documents of a fund. */
const fr_documents = {
  title: 'Documents',
  groups: {
    reporting: 'Reporting et communiqués',
    marketing: 'Documents commerciaux',
    legal: 'Documents juridiques',
  },
  filters: {
    label: 'Filtrer les documents',
    atOnce: 'La liste change dès que vous choisissez.',
    year: 'Année',
    type: 'Type',
    subType: 'Sous-type',
    any: { year: 'Toutes', type: 'Tous', subType: 'Tous' },
    option: '{label:string} ({count:string})',
    apply: 'Filtrer',
    clear: 'Effacer les filtres',
  },
  count: { one: '{count:string} document', other: '{count:string} documents' },
  emptyGroup: 'Aucun document dans ce groupe.',
  none: {
    title: 'Aucun document',
    text: 'Aucun document du fonds ne correspond à ces critères.',
    unfiltered: 'Le fonds n’a pas encore publié de document.',
  },
  publishedOn: 'Publié le {date:string}',
  pages: { one: '{count:string} page', other: '{count:string} pages' },
  languages: { fr: 'en français', en: 'en anglais' },
  format: 'PDF',
  private: {
    badge: 'Réservé aux souscripteurs',
    signIn: 'Se connecter pour le lire',
    prompt:
      'Les documents marqués d’un cadenas sont réservés aux souscripteurs du fonds : connectez-vous à votre espace pour les lire.',
    notYours:
      'Les documents marqués d’un cadenas sont réservés aux souscripteurs du fonds et aux partenaires qui le distribuent.',
  },
  pagesLabel: 'Pages de documents',
} satisfies BaseTranslation

export default fr_documents
