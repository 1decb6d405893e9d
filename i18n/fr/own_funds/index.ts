import type { BaseTranslation } from '../../i18n-types.ts'

/** Funds of one's own, held or under agreement, in the funds list, and what who has none does next. */
const fr_own_funds = {
  list: {
    subscribed: 'Fonds souscrits',
    underAgreement: 'Fonds sous convention',
    others: 'Autres fonds',
    noOthers: 'Tous les fonds du catalogue figurent ci-dessus.',
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
    shownOf:
      '{shown:string} fonds affichés sur {total:string}\u00a0: précisez les filtres pour voir les autres.',
    noneMatch: 'Aucun de ces fonds ne correspond aux filtres.',
  },
  empty: {
    investor: {
      title: 'Vous ne détenez pas encore de parts',
      text: 'Les fonds que vous aurez souscrits apparaîtront ici, avec leurs documents et leurs prochaines dates. La souscription passe par un conseiller ou un établissement distributeur\u00a0: écrivez-nous si un fonds manque à l’appel.',
      action: 'Nous écrire',
    },
    partner_user: {
      title: 'Votre équipe n’a encore de convention pour aucun fonds',
      text: 'Les fonds que votre équipe pourra distribuer apparaîtront ici. Écrivez-nous pour en ouvrir l’accès.',
      action: 'Nous écrire',
    },
    pending: {
      title: 'Votre dossier est en cours de vérification',
      text: 'La vérification prend 48\u00a0heures au plus. Vous recevrez un email dès qu’elle sera terminée, et vos fonds apparaîtront ici. En attendant, tout le catalogue vous est ouvert.',
      action: 'Voir mon profil',
    },
    refused: {
      title: 'Votre dossier n’a pas pu être vérifié',
      text: 'Écrivez-nous\u00a0: nous regarderons avec vous ce qui manque.',
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
} satisfies BaseTranslation

export default fr_own_funds
