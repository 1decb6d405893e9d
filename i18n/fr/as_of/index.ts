import type { BaseTranslation } from '../../i18n-types.ts'

/** Choice of the day as of which an investor’s figures and lists are seen. */
const fr_as_of = {
  label: 'Voir au',
  submit: 'Afficher',
  today: 'Revenir à aujourd’hui',
  past: {
    figures: 'Situation telle qu’elle était connue le {date:string}',
    documents: 'Documents publiés au {date:string}',
    notices: 'Avis annoncés au {date:string}',
  },
  text: {
    figures: 'Seuls comptent les mouvements et les valeurs publiés à cette date.',
    documents: 'Les documents publiés depuis ne sont pas montrés.',
    notices: 'Les avis annoncés depuis et les règlements reçus depuis ne sont pas montrés.',
  },
} satisfies BaseTranslation

export default fr_as_of
