import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'

const en_errors = {
  title: {
    notFound: "Oops! The page you're looking for doesn't exist.",
    forbidden: 'You do not have permission to access this page.',
    default: 'An error has occurred.',
  },
  advice: {
    notFound: 'Check the address you entered: the page may have been moved or deleted.',
    forbidden: 'Sign in with another account, or contact us if you think you should have access.',
    default: 'Reload the page in a moment. If the error persists, contact us.',
    badRequest: 'The address you asked for is malformed. Check it, or start from one of these pages.',
    addressTooLong: 'The address you asked for is too long. Check it, or start from one of these pages.',
    methodNotAllowed: 'This page cannot be requested in this way.',
    tooManyRequests: 'Too many requests in a short time: wait a while before trying again.',
    unavailable: 'This information is temporarily unavailable. Try again in a moment.',
    unexpectedAnswer: 'This information could not be read. Our teams have been told; try again later.',
  },
  generic: 'An error has occurred.',
  toHome: 'Back to the home page',
  toFunds: 'See the funds',
  suggestion: 'You may be looking for this page:',
  retry: 'Try again',
  reference: 'Reference to give us',
} satisfies NamespaceErrorsTranslation

export default en_errors
