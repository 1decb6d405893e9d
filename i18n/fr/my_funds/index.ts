import type { BaseTranslation } from '../../i18n-types.ts'

/** Funds held or under agreement: their part of the funds list, and the page of what an investor holds. */
const fr_my_funds = {
  title: 'Mes fonds',
  lede: 'Ce que vous détenez, à la dernière valeur publiée de chaque fonds.',
  list: {
    subscribed: 'Fonds souscrits',
    underAgreement: 'Fonds sous convention',
    others: 'Autres fonds',
    newestDocument: 'Dernier document',
    noDocument: 'aucun',
    nextDate: 'Prochaine date',
    noDate: 'aucune',
    documentOn: 'Publié le {date:string}',
    events: {
      valuation: 'Valeur liquidative',
      subscription_end: 'Fin de la souscription',
      blocking_end: 'Fin de la période de blocage',
    },
    more: {
      one: 'Afficher {count:string} autre fonds',
      other: 'Afficher {count:string} autres fonds',
    },
    shownOf: '{shown:string} fonds affichés sur {total:string} : précisez les filtres pour voir les autres.',
    noneMatch: 'Aucun de ces fonds ne correspond aux filtres.',
  },
  empty: {
    investor: {
      title: 'Vous ne détenez pas encore de parts',
      text: 'Les fonds que vous aurez souscrits apparaîtront ici, avec leurs documents et leurs prochaines dates. La souscription passe par un conseiller ou un établissement distributeur : écrivez-nous si un fonds manque à l’appel.',
      action: 'Nous écrire',
    },
    partner_user: {
      title: 'Votre équipe n’a encore de convention pour aucun fonds',
      text: 'Les fonds que votre équipe pourra distribuer apparaîtront ici. Écrivez-nous pour en ouvrir l’accès.',
      action: 'Nous écrire',
    },
    pending: {
      title: 'Votre dossier est en cours de vérification',
      text: 'La vérification prend 48 heures au plus. Vous recevrez un e-mail dès qu’elle sera terminée, et vos fonds apparaîtront ici. En attendant, tout le catalogue vous est ouvert.',
      action: 'Voir mon profil',
    },
    refused: {
      title: 'Votre dossier n’a pas pu être vérifié',
      text: 'Écrivez-nous : nous regarderons avec vous ce qui manque.',
      action: 'Nous écrire',
    },
    team_missing: {
      title: 'Choisissez votre équipe',
      text: 'Les fonds sous convention sont ceux de votre équipe. Choisissez-la pour les voir ici.',
      action: 'Choisir mon équipe',
    },
    unavailable: {
      title: 'Vos fonds ne peuvent pas être affichés',
      text: 'Le catalogue ci-dessous est complet. Rechargez la page dans un instant pour retrouver vos fonds.',
    },
  },
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
      under_twelve_months: 'Non affiché avant 12 mois',
    },
    tooYoung: {
      one: 'Le TVPI laisse de côté {count:string} souscription de moins de 12 mois.',
      other: 'Le TVPI laisse de côté {count:string} souscriptions de moins de 12 mois.',
    },
    unvalued: {
      one: '{count:string} souscription sans valeur publiée n’est pas comptée.',
      other: '{count:string} souscriptions sans valeur publiée ne sont pas comptées.',
    },
    since: 'Depuis ces valeurs : {paidIn:string} versés, {distributed:string} reçus.',
    source:
      'Source : registre des porteurs d’Orvanne Gestion. Montants avant impôts et prélèvements sociaux.',
    unreadable: 'Les chiffres de ce fonds ne peuvent pas être affichés.',
  },
  table: {
    title: 'Par fonds',
    caption: 'Ce que je détiens, par fonds',
    scroll: 'Tableau de mes fonds, à faire défiler',
    fund: 'Fonds',
    shares: '{quantity:string} × {share:string}',
    heldSince: 'depuis le {date:string}',
  },
  news: {
    title: 'Actualités de mes fonds',
    none: 'Aucune actualité de vos fonds pour le moment.',
    all: 'Toutes les actualités',
  },
} satisfies BaseTranslation

export default fr_my_funds
