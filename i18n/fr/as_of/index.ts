import type { BaseTranslation } from '../../i18n-types.ts'

/** Choice of the day as of which figures and lists are seen. */
const fr_as_of = {
  label: 'Voir au',
  submit: 'Afficher',
  today: 'Revenir à aujourd’hui',
  past: {
    figures: 'Situation telle qu’elle était connue le {date:string}',
    documents: 'Documents publiés au {date:string}',
    notices: 'Avis annoncés au {date:string}',
    desk: 'Tableau de bord au {date:string}',
    subscriptions: 'Souscriptions au {date:string}',
  },
  text: {
    figures: 'Seuls comptent les mouvements et les valeurs publiés à cette date.',
    documents: 'Les documents publiés depuis ne sont pas montrés.',
    notices: 'Les avis annoncés depuis et les règlements reçus depuis ne sont pas montrés.',
    desk: 'Les encours, les souscriptions, les ouvertures, les documents et l’activité sont ceux de cette date. Les règlements et les transferts dont le registre n’a pas la date comptent dès la souscription.',
    subscriptions:
      'Chacune a l’état qu’elle avait à cette date. Les règlements et les transferts dont le registre n’a pas la date comptent dès la souscription.',
  },
} satisfies BaseTranslation

export default fr_as_of
