import type { BaseTranslation } from '../../i18n-types.ts'

/** The question whether visits may be measured, and what was answered. */
const fr_audience = {
  label: 'Mesure d’audience',
  title: 'Pouvons-nous compter vos visites\u202f?',
  text: 'Un gestionnaire de balises nous dirait quelles pages servent. Rien n’est chargé ni déposé avant votre réponse, et refuser ne change rien à votre visite.',
  more: 'Ce que ce site dépose',
  accept: 'Accepter',
  refuse: 'Refuser',
  granted: 'Mesure d’audience acceptée.',
  refused: 'Mesure d’audience refusée.',
  withdraw: 'Retirer mon accord',
  change: 'Changer d’avis',
} satisfies BaseTranslation

export default fr_audience
