import type { BaseTranslation } from '../../i18n-types.ts'

const fr_choose_team = {
  title: 'Choisir son équipe',
  lede: 'Votre compte est rattaché à plusieurs partenaires. Choisissez celui pour lequel vous agissez ; vous pourrez en changer à tout moment depuis le haut de chaque page.',
  confirm: 'Continuer',
  signInFirst: 'Connectez-vous pour choisir votre équipe.',
} satisfies BaseTranslation

export default fr_choose_team
