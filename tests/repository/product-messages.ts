/** An exact message of the product (docs/product/forms.md). Some are given in one language, or in several wordings. */
export type SpecifiedMessage = {
  readonly fr?: string
  /** Any of these wordings. */
  readonly en?: readonly string[]
}

/** Messages of screens: states and successes. */
const screens: readonly SpecifiedMessage[] = [
  {
    fr: 'Veuillez vérifier votre email afin de vous connecter.',
    en: ['Please verify your email before logging in.'],
  },
  { en: ['Code successfully validated!'] },
]

/** Validation messages. */
const validation: readonly SpecifiedMessage[] = [
  {
    fr: "Le format de l'email est incorrect.",
    en: ['The email format is incorrect.', 'The email is invalid.'],
  },
  { fr: "Votre email n'est pas correct." },
  { fr: 'Le format du téléphone est incorrect.', en: ['The phone number format is incorrect.'] },
  { fr: 'Le formulaire contient des erreurs.', en: ['The form contains errors'] },
  { en: ['The {field} field is required.'] },
  { fr: 'Les mots de passe sont différents.', en: ['Passwords do not match.'] },
  {
    fr: 'Les critères de mot de passe ne sont pas remplis.',
    en: ['Password criteria not met.', 'The password does not meet the criteria.'],
  },
  {
    fr: 'Les mot de passe ne correspondent pas. Veuillez réessayer.',
    en: ['Passwords do not match. Please try again.'],
  },
  {
    fr: "Le nouveau mot de passe est identique à l'ancien.",
    en: ['The new password is the same as the old one.'],
  },
  { fr: "L'ancien mot de passe est requis.", en: ['The old password is required.'] },
  { fr: "L'ancien mot de passe est invalide.", en: ['The old password is invalid.'] },
  { en: ['You must accept the conditions to register.'] },
  { en: ['You must certify your information to register.'] },
  { en: ['Birth date is required.'] },
]

/** Errors and successes. Texts that only a program or the console reads are in no dictionary. */
const catalogue: readonly SpecifiedMessage[] = [
  {
    fr: "Oups ! La page que vous recherchez n'existe pas.",
    en: ["Oops! The page you're looking for doesn't exist."],
  },
  {
    fr: "Vous n'avez pas le droit d'accéder à cette page.",
    en: ['You do not have permission to access this page.'],
  },
  { fr: "Une erreur s'est produite." },
  { fr: 'Une erreur est survenue.', en: ['An error has occurred.'] },
  { en: ['Site under maintenance'] },
  { en: ['The code is not recognized by our system. Please try again or contact us.'] },
  { en: ['The code used is invalid.'] },
  { en: ['This email address is not associated with any investor account.'] },
  { en: ['This email address is already linked to an existing account'] },
  { en: ['The entered email address is not recognized.'] },
  {
    en: ['The email address is not recognized by our system, please use a professional email address.'],
  },
  { fr: 'Le lien a bien été envoyé.', en: ['The link has been successfully sent.'] },
  {
    fr: 'Votre profil a été mis à jour avec succès.',
    en: ['Your profile has been successfully updated.'],
  },
  { fr: 'Votre message a bien été envoyé !', en: ['Your message has been sent successfully!'] },
  { en: ['A verification email will be sent if your address is recognized.'] },
  { en: ['A password reset email has been sent to you.'] },
]

/** Statuses of funds, and the sentences that the law requires beside figures and adverts. */
const legal: readonly SpecifiedMessage[] = [
  { fr: 'Souscription ouverte' },
  { fr: 'Souscription fermée' },
  { fr: 'Liquidation en cours' },
  { fr: 'Liquidé' },
  {
    fr: 'Les performances passées ne préjugent pas des performances futures.',
    en: ['Past performance does not predict future returns.'],
  },
  { fr: 'Performance non affichée avant 12 mois', en: ['Not shown before 12 months'] },
  {
    fr: 'Ceci est une communication publicitaire. Veuillez vous référer au règlement du fonds et au document d’informations clés avant toute décision finale d’investissement.',
    en: [
      'This is a marketing communication. Please refer to the fund rules and the key information document before making any final investment decision.',
    ],
  },
]

/** Every exact message that visitors read. */
export const specifiedMessages: readonly SpecifiedMessage[] = [
  ...screens,
  ...validation,
  ...catalogue,
  ...legal,
]

/** Messages of pages that the portal does not have yet. */
export const messagesOfComingPages: readonly SpecifiedMessage[] = []
