/** A message of the specification. Where it gives one language, or two wordings of one, that is what stands here. */
export type SpecifiedMessage = {
  readonly fr?: string
  /** Any of these wordings. */
  readonly en?: readonly string[]
}

/** Point 2: what screens say when something was done, or is still to do. */
const screens: readonly SpecifiedMessage[] = [
  {
    fr: 'Veuillez vérifier votre email afin de vous connecter.',
    en: ['Please verify your email before logging in.'],
  },
  { en: ['Code successfully validated!'] },
]

/** Point 5: validation. */
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

/** Point 8: errors and successes. What only a program or a console reads is not a text of a dictionary. */
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

/** Every message that visitors are to read, as the specification gives it. */
export const specifiedMessages: readonly SpecifiedMessage[] = [...screens, ...validation, ...catalogue]

/** Messages of the pages that change the profile, which the portal does not have yet. */
export const messagesOfComingPages: readonly SpecifiedMessage[] = []
