import type { BaseTranslation } from '../../i18n-types.ts'

const fr_home = {
  title: 'Fonds non cotés',
  description:
    'Consultez et comparez les fonds non cotés d’Orvanne Gestion\u00a0: stratégies, frais, risques, valeurs liquidatives et documents.',
  hero: {
    eyebrow: 'Capital-investissement, dette, infrastructures, immobilier',
    title: 'Le temps long, chiffres à l’appui.',
    lede: 'Chaque fonds d’Orvanne Gestion est présenté de la même manière\u00a0: ce qu’il finance, ce qu’il coûte, ce qu’il risque, et ce que valent ses parts à chaque date de valorisation.',
    funds: 'Voir les fonds',
    compare: 'Comparer deux fonds',
  },
  counters: {
    title: 'La maison en chiffres',
    open: 'souscription ouverte',
    closed: 'souscription fermée',
    pre_liquidation: 'liquidation en cours',
    liquidation: 'liquidés',
  },
  featured: {
    title: 'Souscription ouverte',
    lede: 'Les derniers fonds ouverts à la souscription.',
    all: 'Tous les fonds ouverts',
    none: 'Aucun fonds n’est ouvert à la souscription pour l’instant.',
    empty: 'Aucun fonds n’est encore publié\u00a0: les premiers seront présentés ici.',
  },
  method: {
    title: 'Comment lire une fiche',
    facts: {
      title: 'Quatorze faits, toujours les mêmes',
      text: 'De la stratégie à la classification SFDR, chaque fiche répond aux mêmes questions dans le même ordre. Deux fonds se comparent ligne à ligne.',
    },
    figures: {
      title: 'Des chiffres datés',
      text: 'Une valeur liquidative porte sa date et sa part. Aucune performance n’est affichée pour une part de moins de douze mois, ni pour une période incomplète.',
    },
    documents: {
      title: 'Les documents d’abord',
      text: 'Règlement, document d’informations clés, reportings\u00a0: tout ce qui engage le fonds se lit avant d’investir.',
    },
  },
  warning:
    'Les fonds présentés investissent principalement dans des sociétés non cotées. Ils présentent un risque de perte en capital et les sommes investies peuvent être bloquées plusieurs années.',
} satisfies BaseTranslation

export default fr_home
