import type { BaseTranslation } from '../../i18n-types.ts'

/** The page of what an investor holds. */
const fr_my_funds = {
  title: 'Mes fonds',
  lede: 'Ce que vous détenez, à la dernière valeur publiée de chaque fonds.',
  figures: {
    title: 'Vue d’ensemble',
    titleOf: 'Vue d’ensemble en {currency:string}',
    paidIn: 'Capital versé',
    value: 'Valeur',
    distributed: 'Distributions reçues',
    tvpi: 'TVPI',
    tvpiMeaning: '(valeur + distributions) / capital versé',
    asOf: 'au {date:string}',
    asOfBetween: 'dernières valeurs, du {from:string} au {to:string}',
    noMultiple: {
      no_valuation: 'aucune valeur publiée',
      nothing_paid_in: 'sans objet',
      under_twelve_months: 'Non affiché avant 12\u00a0mois',
    },
    tooYoung: {
      one: 'Le TVPI laisse de côté {count:string} souscription de moins de 12\u00a0mois.',
      other: 'Le TVPI laisse de côté {count:string} souscriptions de moins de 12\u00a0mois.',
    },
    unvalued: {
      one: '{count:string} souscription sans valeur publiée n’est pas comptée.',
      other: '{count:string} souscriptions sans valeur publiée ne sont pas comptées.',
    },
    since: 'Depuis ces valeurs\u00a0: {paidIn:string} versés, {distributed:string} reçus.',
    source:
      'Source : registre des porteurs d’Orvanne Gestion. Montants avant impôts et prélèvements sociaux.',
    unreadable: 'Les chiffres de ce fonds ne peuvent pas être affichés.',
  },
  table: {
    title: 'Par fonds',
    caption: 'Ce que je détiens, par fonds',
    scroll: 'Tableau des fonds, à faire défiler',
    fund: 'Fonds',
    shares: '{quantity:string} × {share:string}',
    heldSince: 'depuis le {date:string}',
    account: 'Compte de capital',
  },
  news: {
    title: 'Actualités des fonds détenus',
    none: 'Aucune actualité de vos fonds pour le moment.',
    all: 'Toutes les actualités',
  },
} satisfies BaseTranslation

export default fr_my_funds
