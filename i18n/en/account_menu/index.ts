import type { NamespaceAccountMenuTranslation } from '../../i18n-types.ts'

const en_account_menu = {
  menu: 'My account',
  menuOf: 'My account, {name}',
  signOut: 'Sign out',
  viewing: {
    label: 'View by our team',
    text: 'You see the portal as {name} does, for reading only.',
    reason: 'Reason: {reason}',
    end: 'Leave this view',
  },
  entries: {
    profile: 'My profile',
    security: 'Security',
    history: 'Login history',
    holdings: 'My funds',
    notices: 'My notices',
    questions: 'My questions',
    clients: 'Clients',
    desk: 'Dashboard',
    documents: 'My documents',
    material: 'Marketing documents',
    subscriptions: 'My clients’ subscriptions',
    subscribe: 'Subscribe for a client',
    cases: 'Cases',
    requests: 'My requests',
    teams: 'Teams',
    invitations: 'Invite members',
    personalData: 'Personal data',
    notifications: 'Notifications',
    teamSpace: 'Teams’ space',
    changePassword: 'Change password',
  },
  sessionUnknown:
    'Your session cannot be checked at the moment, so this page is shown as to somebody who is not signed in. You have nothing to do: everything will be back in a few moments.',
  sessionEnd: {
    title: 'Are you still there?',
    text: 'Nothing has been done here for a while. To protect your data, you will be signed out in about two minutes, unless you choose to stay.',
    timeLeft: 'Time left',
    secondsLeft: '{seconds}\u00a0seconds left.',
    keep: 'Stay signed in',
    kept: 'You stay signed in.',
    failed: 'The portal did not answer. Try again in a moment.',
    lastTitle: 'You will be signed out soon',
    lastText:
      'To protect your data, every session has an end, and this one cannot be extended. Send or save what you are working on in the next two minutes, then sign in again.',
    read: 'Continue',
    endedTitle: 'Your session has ended',
    endedText:
      'You have been signed out to protect your data. What you typed is still on this page: to keep it, sign in in a new tab, then come back to this one. If there is nothing to keep, sign in here, and you will return to this page.',
    signInBeside: 'Sign in in a new tab',
    signInHere: 'Sign in here',
  },
  actingFor: {
    label: 'Represented partner',
    text: 'You act for',
    change: 'Change partner',
    team: 'team {name}',
    changeTeam: 'Change team',
    legend: 'Act for',
    confirm: 'Confirm',
    notices: {
      partner_refused: 'You may not act for this partner. Your choice is unchanged.',
      partner_unavailable: 'Your choice could not be saved. Try again in a moment.',
      form_expired: 'The form has expired. Please choose again.',
    },
  },
} satisfies NamespaceAccountMenuTranslation

export default en_account_menu
