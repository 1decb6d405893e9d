import type { NamespaceChooseTeamTranslation } from '../../i18n-types.ts'

const en_choose_team = {
  title: 'Choose your team',
  lede: 'Your account belongs to several partners. Choose the one that you act for; you can change it at any time from the top of every page.',
  confirm: 'Continue',
  signInFirst: 'Sign in to choose your team.',
} satisfies NamespaceChooseTeamTranslation

export default en_choose_team
