import type { BaseTranslation } from '../../i18n-types.ts'

/** Texts of the page of a holding, beside those of an investor’s whole position. */
const fr_holding = {
  contacts: {
    title: 'Vos interlocuteurs',
    desk: 'Service investisseurs',
    ask: 'Poser une question sur ce fonds',
    write: 'Écrire au service investisseurs',
    phone: 'Téléphone',
    email: 'Adresse email',
  },
  chosen: {
    groups: {
      paidIn: 'Versements et cessions reçues',
      received: 'Distributions, rachats et cessions données',
      unfunded: 'Mouvements de l’engagement',
      payments: 'Versements',
      transfersIn: 'Cessions reçues',
      distributions: 'Distributions',
      redemptions: 'Rachats',
      transfersOut: 'Cessions données',
      fees: 'Frais',
    },
    until: 'jusqu’au {date:string}',
    between: 'du {from:string} au {to:string}',
    total: 'Total\u00a0: {amount:string}',
    all: 'Tous les mouvements',
    none: 'Aucun mouvement.',
  },
  opens: {
    opening: 'Clôture du {date:string}.',
    valued: 'Nombre de parts × valeur de la part au {date:string}.',
    carried:
      'Valeur du {date:string}, plus les versements et moins les montants reçus et les frais jusqu’au {to:string}.',
    cost: 'Capital versé jusqu’au {to:string}, avant la première valeur publiée.',
    change:
      'Clôture − ouverture − versements et cessions reçues + distributions, rachats et cessions données + frais.',
    changeInputs: '{closing:string} − {opening:string} − {into:string} + {out:string} + {fees:string}',
  },
  commitment: {
    commitment: 'Engagement',
    called: 'Appelé',
    recallable: 'Rappelable',
    unfunded: 'Reste à appeler',
    formula: 'Engagement − appelé + rappelable',
  },
  life: {
    subscription: 'Ouverture de la souscription',
    investment: 'Fin de la souscription, investissement',
    blocking: 'Fin du blocage',
    end: 'Échéance prévue',
    liquidated: 'Liquidé',
    reached: 'passé',
    ahead: 'à venir',
  },
  held: {
    shares: 'Vous détenez {quantity:string} × {share:string}',
    value: 'soit {value:string} {asAt:string}',
    lastDocument: 'Dernier document\u00a0:',
    more: 'Voir votre compte',
  },
  page: {
    title: '{fund:string}\u00a0: ce que vous détenez',
    back: 'Tous les fonds détenus',
    toFund: 'Page du fonds',
    shares: '{quantity:string} × {share:string}',
    unreadable:
      'Les chiffres de ces parts ne peuvent pas être affichés\u00a0: le registre se contredit. Nous le corrigeons.',
    also: { fr: 'Aussi en français', en: 'Aussi en anglais' },
    noDocuments: 'Aucun document n’est publié.',
    library: 'Tous les documents de ce fonds',
    contact: 'Une question sur ce fonds\u202f?',
    ask: 'Poser une question',
  },
} satisfies BaseTranslation

export default fr_holding
