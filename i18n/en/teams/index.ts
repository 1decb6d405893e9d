import type { NamespaceTeamsTranslation } from '../../i18n-types.ts'

const en_teams = {
  title: 'Teams',
  lede: 'The team that you act for, those of your company, and the funds under agreement with each.',
  partner: 'Company',
  domain: 'Domain of addresses',
  current: 'Your team',
  parts: 'Its sub-teams',
  partsLede: 'They are part of your team.',
  others: 'Other teams of your company',
  noTeam: {
    title: 'Your team is no longer offered',
    text: 'It no longer exists, or is no longer open to your domain. Write to us to join another one.',
    action: 'Contact us',
  },
  youActFor: 'You act for this team',
  fundCount: '{text} fund{{count:s}} under agreement',
  memberCount: '{text} member{{count:s}}',
  view: 'View funds and members',
  viewOf: 'View funds and members of the team {name}',
  switchTo: 'Act for this team',
  switchToName: 'Act for this team: {name}',
  states: {
    switched: {
      title: 'You have switched teams',
      text: 'The funds, documents and subscriptions that you see are now those of this team.',
    },
    added: {
      title: 'Your request is recorded',
      text: 'Our staff will look at the team and tell you by email. Until then it has no funds, agreements or members.',
    },
  },
  add: {
    title: 'Add a team',
    lede: 'A team that is added has no funds, agreements or members until our staff have approved it.',
    name: 'Name of the team',
    hint: 'Such as “Private banking Bordeaux”.',
    submit: 'Ask for the team',
    waiting: 'The team “{name}” is waiting for our staff’s approval.',
  },
  detail: {
    title: 'Team {name}',
    description: 'Funds under agreement with a partner’s team, and its members.',
    back: 'All teams',
    funds: 'Funds under agreement',
    noFunds: 'No fund is under agreement with this team yet.',
    members: 'Members',
    noMembers: 'This team has no member yet.',
    fund: 'Fund',
    form: 'Legal form',
    status: 'Status',
    name: 'Name',
    email: 'Email address',
    you: '(you)',
    invite: 'Invite a member',
    statuses: {
      open: 'Open for subscription',
      closed: 'Closed for subscription',
      pre_liquidation: 'Liquidation in progress',
      liquidation: 'Liquidated',
    },
  },
} satisfies NamespaceTeamsTranslation

export default en_teams
