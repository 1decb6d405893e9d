import type { BaseTranslation } from '../../i18n-types.ts'

/** The account's profile (exact text of success: P-172). */
const fr_profile = {
  title: 'Mon profil',
  editTitle: 'Modifier mon profil',
  edit: 'Modifier',
  identity: 'Identité',
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'Adresse email',
  telephone: 'Téléphone',
  personType: 'Qualité',
  partner: 'Société',
  team: 'Équipe',
  actsFor: 'Agit pour',
  language: 'Langue préférée',
  languages: { none: 'Sans préférence', fr: 'Français', en: 'Anglais' },
  company: 'Personne morale',
  numberTypes: { siren: 'SIREN', siret: 'SIRET', rca: 'RCA', foreign: 'Registre étranger' },
  pending: {
    title: 'Votre dossier est en cours de vérification',
    text: 'La vérification prend 48\u00a0heures au plus. Vous recevrez un email dès qu’elle sera terminée. Jusque-là, votre profil ne peut pas être modifié.',
  },
  refused: {
    title: 'Votre dossier n’a pas pu être validé',
    reason: 'Raison\u00a0: {reason:string}',
    text: 'Écrivez-nous\u00a0: nous reprendrons votre dossier avec vous. Jusque-là, votre profil ne peut pas être modifié.',
    action: 'Nous écrire',
  },
  saved: {
    profile: 'Votre profil a été mis à jour avec succès.',
    email:
      'Un lien vient d’être envoyé à votre nouvelle adresse. Elle remplacera l’actuelle dès que vous l’aurez confirmée.',
    company:
      'La nouvelle raison sociale ou le nouveau numéro ne comptent qu’une fois vérifiés par nos équipes. Un email vient de vous être envoyé.',
  },
  form: {
    countryWhen: '(pour un registre étranger)',
    countryHint: 'Le pays du registre, s’il est étranger.',
    telephoneHint: 'Avec l’indicatif du pays s’il n’est pas français. Laissez vide pour n’en donner aucun.',
    emailHint: 'Une nouvelle adresse ne sert qu’une fois confirmée par le lien que nous y envoyons.',
    languageHint: 'Celle de nos messages, et des pages dont l’adresse ne dit pas la langue.',
    numberHint: 'SIREN\u00a0: neuf chiffres\u202f; SIRET\u00a0: quatorze.',
    proofTitle: 'Confirmer que c’est bien vous',
    password: 'Mot de passe actuel',
    code: 'Code de l’application, ou code de secours',
    proofWhen: '(pour ces changements)',
    proofHint: 'Demandé pour changer d’adresse email ou de téléphone, de raison sociale ou de numéro.',
    submit: 'Enregistrer',
    cancel: 'Annuler',
  },
} satisfies BaseTranslation

export default fr_profile
