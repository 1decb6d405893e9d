import type { NamespaceVerificationTranslation } from '../../i18n-types.ts'

const en_verification = {
  title: 'E-mail address to verify',
  lede: 'Please verify your email before logging in.',
  email: 'E-mail address',
  resend: 'Send the verification e-mail again',
  toLogin: 'Back to sign-in',
  sent: 'A verification email will be sent if your address is recognized.',
} satisfies NamespaceVerificationTranslation

export default en_verification
