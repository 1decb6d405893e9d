import type { BaseTranslation } from '../../i18n-types.ts'

const fr_library = {
  guide: {
    title: 'Guides',
    description:
      'Les guides d’Orvanne Gestion : formes de fonds, montants, fiscalité, supports et étapes d’un investissement non coté, expliqués un par un.',
    lede: 'Les notions de l’investissement non coté, une par une : ce que l’on achète, ce que cela coûte, ce que l’on risque.',
    all: 'Tous les guides',
    more: 'Afficher d’autres guides',
    next: 'À lire ensuite',
    untranslated: 'Ce que vous lisiez n’existe pas encore en français. Voici les guides qui le sont.',
    none: 'Aucun guide n’est encore publié.',
    noneText: 'Les guides paraîtront ici dès leur publication.',
  },
  article: {
    title: 'Analyses et tendances',
    description:
      'Notes de marché, réglementation, vie des fonds et films explicatifs : ce qui change dans le non coté, et ce qu’en pense Orvanne Gestion.',
    lede: 'Ce qui change dans l’économie non cotée et dans les règles qui l’encadrent, et ce que nous en faisons.',
    all: 'Toutes les analyses',
    more: 'Afficher d’autres analyses',
    next: 'À lire ensuite',
    untranslated: 'Ce que vous lisiez n’existe pas encore en français. Voici les analyses qui le sont.',
    none: 'Aucune analyse n’est encore publiée.',
    noneText: 'Les analyses, les nouvelles des fonds et les films paraîtront ici dès leur publication.',
  },
  categories: 'Rubriques',
  filmLength: 'Film de {minutes:number} min {seconds:string} s',
  filmSeconds: 'Film de {seconds:number} s',
  reading: 'Lecture : {minutes:number} min',
  forPartners: 'Pour les professionnels',
  publishedOn: 'Publié le {date:string}',
  reviewedOn: 'Relu le {date:string}',
  by: 'Par {name:string}, {position:string}',
  byName: 'Par {name:string}',
  author: {
    eyebrow: 'Qui écrit',
    works: 'Textes publiés',
    count: '{count:number} {{count:texte|textes}}',
    none: '{name:string} n’a encore rien publié.',
    kinds: {
      guide: 'Guide',
      article: 'Analyse',
      video: 'Film',
      whiteBook: 'Livre blanc',
    },
  },
  series: {
    place: 'Partie {part:string} sur {parts:string} · {name:string}',
    part: 'Série en {parts:string} parties. Vous lisez la partie {part:string}.',
    navigation: 'Parties voisines',
    previous: 'Partie précédente',
    next: 'Partie suivante',
  },
  shown: '{shown:string} sur {total:string}',
  added:
    '{text:string} {{count:texte ajouté|textes ajoutés}} à la liste : {shown:string} affichés sur {total:string}.',
  previousPage: 'Page précédente',
  empty: {
    title: 'Rien n’est encore publié dans cette rubrique.',
    beyond: 'Cette page n’existe pas.',
    toFirst: 'Revenir à la première page',
  },
  relatedFunds: {
    title: 'Fonds en rapport avec ce texte',
    lede: 'Montrer un fonds n’est pas le conseiller : lisez son règlement et son document d’informations clés.',
  },
  watchElsewhere: 'Voir le film (nouvel onglet)',
  captions: 'Sous-titres en français',
  resources: {
    title: 'Comprendre',
    lede: 'Guides, analyses et livres blancs : tout ce que nous écrivons sur l’investissement non coté.',
    none: 'Rien n’est encore publié.',
    noneText: 'Guides, analyses et livres blancs paraîtront ici dès leur publication.',
  },
  whiteBooks: {
    title: 'Livres blancs',
    lede: 'Des dossiers plus longs, à lire hors ligne.',
    pages: '{count:number} {{count:page|pages}}',
  },
} satisfies BaseTranslation

export default fr_library
