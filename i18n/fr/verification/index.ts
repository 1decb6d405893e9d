import type { BaseTranslation } from '../../i18n-types.ts'

/** Email address not confirmed yet (exact texts: P-235). */
const fr_verification = {
  title: 'Adresse email à vérifier',
  lede: 'Veuillez vérifier votre email afin de vous connecter.',
  email: 'Adresse email',
  resend: 'Renvoyer l’email de vérification',
  toLogin: 'Revenir à la connexion',
  sent: 'Un email de vérification vous sera envoyé si votre adresse est reconnue.',
} satisfies BaseTranslation

export default fr_verification
