import type { BaseTranslation } from '../../i18n-types.ts'

/** The account's profile. */
const fr_profile = {
  title: 'Mon profil',
  identity: 'Identité',
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'Adresse électronique',
  telephone: 'Téléphone',
  personType: 'Qualité',
  partner: 'Société',
  actsFor: 'Agit pour',
  company: {
    title: 'Personne morale',
    name: 'Raison sociale',
    number: 'Numéro d’identification',
    address: 'Adresse du siège',
  },
  pending: {
    title: 'Votre dossier est en cours de vérification',
    text: 'La vérification prend 48 heures au plus. Vous recevrez un e-mail dès qu’elle sera terminée.',
  },
} satisfies BaseTranslation

export default fr_profile
