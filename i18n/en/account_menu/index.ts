import type { NamespaceAccountMenuTranslation } from '../../i18n-types.ts'

const en_account_menu = {
  menu: 'My account',
  menuOf: 'My account, {name}',
  signOut: 'Sign out',
  entries: {
    profile: 'My profile',
    security: 'Security',
    history: 'Login history',
    holdings: 'My funds',
    documents: 'My documents',
    subscriptions: 'My clients’ subscriptions',
    subscribe: 'Subscribe for a client',
    requests: 'My requests',
    teams: 'Teams',
    invitations: 'Invite members',
    personalData: 'Personal data',
    notifications: 'Notifications',
    teamSpace: 'Teams’ space',
    changePassword: 'Change password',
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
