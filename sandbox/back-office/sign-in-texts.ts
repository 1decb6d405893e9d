import type { StaffSignInRefusal } from '../content/users/staff-directory.ts'
import type { PageLanguage } from '../web/page.ts'

/** Why a sign-in to the back office is refused: `foreign_form` was sent from another site. */
export type SignInFault = StaffSignInRefusal | 'foreign_form'

type Words = {
  readonly title: string
  readonly lead: string
  readonly identifier: string
  readonly password: string
  readonly submit: string
  readonly signedInAs: string
  readonly signOut: string
  readonly needed: string
  readonly again: string
  readonly noAccess: string
  readonly noRight: string
  readonly away: string
  readonly faults: Readonly<Record<SignInFault, string>>
}

/** Texts of the sign-in of staff. */
export const signInTexts: Readonly<Record<PageLanguage, Words>> = {
  fr: {
    title: 'Connexion de l’équipe',
    lead: 'Connectez-vous avec votre compte d’équipe, celui du portail. Chaque décision est enregistrée à votre nom.',
    identifier: 'Adresse email ou nom d’utilisateur',
    password: 'Mot de passe',
    submit: 'Se connecter',
    signedInAs: 'Connecté\u00a0:',
    signOut: 'Se déconnecter',
    needed:
      'Rien n’a été enregistré\u00a0: votre connexion est terminée. Revenez à la page précédente pour retrouver votre saisie, puis connectez-vous dans un autre onglet.',
    again: 'Se connecter',
    noAccess: 'Ce compte n’est pas celui d’un membre de l’équipe.',
    noRight: 'Vos droits ne vous permettent pas de décider ici.',
    away: 'Votre compte ne peut pas être vérifié pour l’instant. Réessayez dans un moment.',
    faults: {
      wrong_credentials: 'L’adresse ou le mot de passe est inexact.',
      not_staff: 'Ce compte n’est pas celui d’un membre de l’équipe.',
      too_many_requests: 'Trop de tentatives. Attendez une minute avant de recommencer.',
      unavailable: 'Votre compte ne peut pas être vérifié pour l’instant. Réessayez dans un moment.',
      foreign_form: 'Ce formulaire n’est plus valable. Envoyez-le de nouveau.',
    },
  },
  en: {
    title: 'Sign-in of the team',
    lead: 'Sign in with your team account, that of the portal. Each decision is recorded in your name.',
    identifier: 'Email address or user name',
    password: 'Password',
    submit: 'Sign in',
    signedInAs: 'Signed in:',
    signOut: 'Sign out',
    needed:
      'Nothing was recorded: your sign-in is over. Go back to the previous page to find what you typed, then sign in in another tab.',
    again: 'Sign in',
    noAccess: 'This account is not that of a member of the team.',
    noRight: 'Your rights do not allow you to decide here.',
    away: 'Your account cannot be checked at the moment. Try again in a while.',
    faults: {
      wrong_credentials: 'The address or the password is wrong.',
      not_staff: 'This account is not that of a member of the team.',
      too_many_requests: 'Too many attempts. Wait for a minute before you try again.',
      unavailable: 'Your account cannot be checked at the moment. Try again in a while.',
      foreign_form: 'This form is no longer valid. Send it again.',
    },
  },
}
