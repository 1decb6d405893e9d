import type { BaseTranslation } from '../../i18n-types.ts'

/** New password for accounts of the former portal (exact texts: P-235). */
const fr_password_reset = {
  title: 'Retrouver votre compte sur le nouveau portail',
  lede: 'Votre compte a été repris de l’ancien portail, sans son mot de passe. Indiquez votre adresse\u00a0: vous recevrez un lien pour en choisir un nouveau.',
  space: 'Votre espace',
  spaces: {
    investor: 'Investisseur',
    partner: 'Partenaire, conseiller ou family office',
  },
  email: 'Adresse email',
  emailHint: 'Celle avec laquelle vous vous connectiez à l’ancien portail.',
  submit: 'Recevoir le lien',
  sent: 'Un email de réinitialisation du mot de passe vous a été envoyé.',
  sentHint: 'Le lien est valable une heure. Si aucun message n’arrive, vérifiez vos courriers indésirables.',
  again: 'Indiquer une autre adresse',
  toLogin: 'Revenir à la connexion',
} satisfies BaseTranslation

export default fr_password_reset
