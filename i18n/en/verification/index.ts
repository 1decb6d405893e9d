import type { NamespaceVerificationTranslation } from '../../i18n-types.ts'

const en_verification = {
  title: 'E-mail address to verify',
  lede: 'Please verify your email before logging in.',
  email: 'E-mail address',
  invalid: 'The email format is incorrect.',
  resend: 'Send the verification e-mail again',
  toLogin: 'Back to sign-in',
  results: {
    sent: 'A verification email will be sent if your address is recognized.',
    too_many_requests: 'Too many requests in a short time. Please wait a few minutes before trying again.',
    unavailable: 'The e-mail cannot be sent right now. Please try again in a few moments.',
  },
} satisfies NamespaceVerificationTranslation

export default en_verification
