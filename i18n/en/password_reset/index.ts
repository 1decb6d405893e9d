import type { NamespacePasswordResetTranslation } from '../../i18n-types.ts'

const en_password_reset = {
  title: 'Find your account on the new portal',
  lede: 'Your account was moved from the former portal, without its password. Give your address: you will receive a link to choose a new one.',
  space: 'Your space',
  spaces: {
    investor: 'Investor',
    partner: 'Partner, adviser or family office',
  },
  email: 'Email address',
  emailHint: 'The one with which you signed in to the former portal.',
  submit: 'Receive the link',
  sent: 'A password reset email has been sent to you.',
  sentHint: 'The link is good for one hour. If no message arrives, check your spam folder.',
  again: 'Give another address',
  toLogin: 'Back to sign-in',
} satisfies NamespacePasswordResetTranslation

export default en_password_reset
