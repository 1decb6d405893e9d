import type { NamespaceVerificationTranslation } from '../../i18n-types.ts'

const en_verification = {
  title: 'Email address to verify',
  lede: 'Please verify your email before logging in.',
  email: 'Email address',
  resend: 'Send the verification email again',
  toLogin: 'Back to sign-in',
  sent: 'A verification email will be sent if your address is recognized.',
} satisfies NamespaceVerificationTranslation

export default en_verification
