import type { BaseTranslation } from '../../i18n-types.ts'

/** The library of documents of who is signed in, and what they have taken of it. */
const fr_my_documents = {
  title: 'Mes documents',
  lede: {
    investor: 'Tous les documents des fonds dont vous détenez des parts.',
    partner_user: 'Tous les documents des fonds sous convention avec votre équipe.',
    guest: 'Tous les documents des fonds dont cet investisseur détient des parts.',
  },
  toDownloads: 'Mes téléchargements',
  newMeans:
    '«\u00a0Nouveau\u00a0»\u00a0: document publié depuis votre première visite et que vous n’avez pas encore ouvert.',
  replaced: 'Remplacé',
  also: { fr: 'Aussi en français', en: 'Aussi en anglais' },
  badge: 'Nouveau',
  filters: {
    label: 'Rechercher dans les documents',
    q: 'Titre, fonds ou texte',
    fund: 'Fonds',
    year: 'Année',
    type: 'Type',
    subType: 'Sous-type',
    any: { fund: 'Tous', year: 'Toutes', type: 'Tous', subType: 'Tous' },
    option: '{label:string} ({count:string})',
    open: 'Rechercher et filtrer',
    openWith: 'Rechercher et filtrer ({count:string})',
    apply: 'Rechercher',
    clear: 'Effacer les critères',
  },
  count: { one: '{count:string} document', other: '{count:string} documents' },
  table: {
    caption: 'Documents des fonds',
    select: 'Sélection',
    selectOne: 'Sélectionner « {title:string} », {fund:string}',
    selectPage: 'Tout sélectionner sur cette page',
    title: 'Document',
    fund: 'Fonds',
    type: 'Type',
    publishedOn: 'Publié le',
  },
  selection: {
    label: 'Sélection de documents',
    count: {
      one: '{count:string} document sélectionné',
      other: '{count:string} documents sélectionnés',
    },
    download: 'Télécharger la sélection (ZIP)',
    clear: 'Vider la sélection',
    none: {
      title: 'Aucun document n’est sélectionné',
      text: 'Cochez au moins un document, puis téléchargez la sélection.',
    },
    tooMany: {
      title: 'La sélection est trop grande',
      text: 'Téléchargez au plus {most:string} documents à la fois.',
    },
  },
  empty: {
    title: 'Aucun document',
    noTitle: 'Aucun titre ni fonds ne contient ces mots, mais le texte de documents les contient.',
    filtered: 'Aucun de vos documents ne correspond à ces critères.',
    beyond: 'Cette page de la liste n’existe pas\u00a0: la liste en compte {count:string}.',
    toFirst: 'Aller à la première page',
    investor:
      'Vous ne détenez de parts d’aucun fonds pour le moment. Leurs documents apparaîtront ici dès votre première souscription.',
    partner_user:
      'Votre équipe n’a de convention pour aucun fonds pour le moment. Leurs documents apparaîtront ici.',
    toFunds: 'Voir les fonds',
  },
  latest: {
    title: 'Derniers documents',
    all: 'Tous les documents',
    none: 'Aucun document n’a encore été publié pour vos fonds.',
    unavailable: 'Vos documents ne peuvent pas être affichés pour le moment. Réessayez dans un instant.',
  },
  year: {
    label: 'Tous les documents d’une année',
    title: 'Tout pour une année',
    text: {
      investor:
        'Relevés, documents fiscaux, rapports et communiqués de tous vos fonds, avec leurs avis et vos comptes de capital s’il y en a, en un fichier ZIP qui commence par une table des matières.',
      partner_user:
        'Rapports, documents fiscaux et communiqués de tous vos fonds en un fichier ZIP qui commence par une table des matières.',
    },
    take: 'Tout pour {year:string} (ZIP)',
    contents: 'Tout pour l’année {year:string}',
    contentsFile: '0 - Table des matières.html',
    asOf: 'État au {date:string}. Les liens ouvrent les fichiers de cette archive.',
    files: { one: '{count:string} fichier', other: '{count:string} fichiers' },
    sections: {
      accounts: 'Comptes de capital et mouvements',
      notices: 'Appels de fonds et distributions',
      documents: 'Documents des fonds',
    },
    account: 'Compte de capital {year:string}, {share:string}',
    notices: {
      call: 'Appel de fonds {reference:string}',
      distribution: 'Distribution {reference:string}',
    },
    types: { letter: 'Avis', pdf: 'Document PDF', workbook: 'Classeur Excel' },
    date: 'Date',
    language: 'Langue',
    languages: { fr: 'français', en: 'anglais' },
  },
  texts: {
    title: 'Dans le texte des documents',
    none: 'Aucun de vos documents ne contient ces mots dans son texte.',
    page: 'Page\u00a0{page:string}',
    pages: {
      one: 'trouvé sur {count:string} page',
      other: 'trouvé sur {count:string} pages',
    },
    more: 'D’autres documents contiennent ces mots. Précisez votre recherche ou ajoutez un critère.',
    pending: {
      one: 'Le texte de {count:string} document n’est pas encore consultable par la recherche.',
      other: 'Le texte de {count:string} documents n’est pas encore consultable par la recherche.',
    },
    unavailable:
      'Le texte des documents ne peut pas être recherché pour le moment. Réessayez dans un instant.',
  },
  reader: {
    back: 'Retour aux documents',
    download: 'Télécharger',
    open: 'Ouvrir dans un nouvel onglet',
    inLanguage: { fr: 'Lire en français', en: 'Lire en anglais' },
    replaced: {
      title: 'Cette version a été remplacée',
      current: 'Lire la version en vigueur',
    },
    about: 'À propos de ce document',
    period: 'Fin de la période',
    file: 'Fichier',
    sha256: 'Empreinte SHA-256',
    sha256Text: 'Elle est identique pour tout exemplaire inchangé de ce fichier.',
    neighbours: 'Documents voisins',
    previous: 'Document précédent',
    next: 'Document suivant',
    versions: {
      title: 'Versions de ce document',
      of: 'Version publiée le {date:string}',
      current: 'En vigueur',
      replaced: 'Remplacée',
    },
  },
  pagesLabel: 'Pages des documents',
  downloads: {
    title: 'Mes téléchargements',
    lede: 'Chaque document que vous ouvrez ou téléchargez depuis votre espace est noté ici, à la date et à l’heure de Paris. Vous seul voyez cette liste sur le portail.',
    caption: 'Documents téléchargés, du plus récent au plus ancien',
    at: 'Date',
    document: 'Document',
    fund: 'Fonds',
    wayLabel: 'Mode',
    way: { file: 'Seul', selection: 'Dans une sélection' },
    closed: 'Ce document ne vous est plus ouvert.',
    empty: {
      title: 'Aucun téléchargement',
      text: 'Les documents que vous ouvrirez apparaîtront ici.',
    },
    toLibrary: 'Voir mes documents',
    pagesLabel: 'Pages de mes téléchargements',
    count: { one: '{count:string} téléchargement', other: '{count:string} téléchargements' },
  },
} satisfies BaseTranslation

export default fr_my_documents
