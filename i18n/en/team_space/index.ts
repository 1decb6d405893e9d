import type { NamespaceTeamSpaceTranslation } from '../../i18n-types.ts'

const en_team_space = {
  email: 'E-mail address',
  username: 'User name',
  password: 'Password',
  newPassword: 'New password',
  confirmation: 'Password confirmation',
  currentPassword: 'Old password',
  toLogin: 'Back to sign-in',
  forgot: {
    title: 'Forgotten password',
    lede: 'Give the address of your team account: you will receive a link, good for one hour, to choose a new password.',
    submit: 'Send the link',
    sent: 'A password reset email has been sent to you.',
    sentHint: 'If no message arrives, check the address and your spam folder.',
    again: 'Give another address',
  },
  renew: {
    title: 'New password',
    lede: 'Choose the new password of your team account. You will be signed in at once.',
    submit: 'Save the password',
    invalidLink:
      'This link is not valid: it is incomplete, has been used already, or is more than an hour old.',
    askAgain: 'Ask for another link',
  },
  signUp: {
    title: 'Ask for a team account',
    lede: 'For the staff of Orvanne Gestion. An account opens nothing before an administrator has granted access.',
    usernameHint: 'At least three characters.',
    submit: 'Create the account',
    sentTitle: 'Confirm your address',
    sent: 'An e-mail has been sent to you: open the link in it. An administrator will then grant you access to the teams’ space.',
  },
  confirm: {
    title: 'Confirm your address',
    lede: 'The link that you received no longer works, or is lost? Ask for another one.',
    submit: 'Send the verification e-mail again',
    sent: 'A verification email will be sent if your address is recognized.',
  },
  confirmed: {
    title: 'Your address is confirmed',
    lede: 'As soon as an administrator has granted you access to the teams’ space, you can sign in.',
    logIn: 'Sign in',
  },
  change: {
    title: 'Change password',
    lede: 'You will be signed out of all your devices, and sign in with the new password.',
    submit: 'Change the password',
    back: 'Back to the teams’ space',
  },
  landing: {
    title: 'Teams’ space',
    signedInAs: 'You are signed in as',
    tools: 'Your tools',
    backOffice: 'Back-office',
    backOfficeText: 'Applications to verify, teams, memberships, messages sent.',
    content: 'Content administration',
    contentText: 'Pages, guides, articles and white books of the portal, with their drafts.',
    account: 'Your account',
    changePassword: 'Change password',
  },
} satisfies NamespaceTeamSpaceTranslation

export default en_team_space
