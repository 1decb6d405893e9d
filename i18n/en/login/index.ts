import type { NamespaceLoginTranslation } from '../../i18n-types.ts'

const en_login = {
  title: 'Sign in',
  lede: 'Your funds, their documents and your requests. Choose your space: each has its own accounts.',
  purposes: {
    document:
      'This document is for investors in the fund and the partners who distribute it. Sign in to read it: you will come back to the list.',
    fund: 'Sign in to see what your space adds to this page. You will come straight back to it.',
    account: 'This page is part of your personal space. Sign in to open it.',
    team: 'This page is for the staff of Orvanne Gestion.',
  },
  noAccount: 'No account yet?',
  register: 'Create an account',
  redirecting: 'Redirecting to the sign-in page…',
  goOn: 'Continue',
  spaces: {
    investors: {
      title: 'Investors',
      text: 'You hold shares of our funds, in your own name or through your company: find your reports and documents here.',
      signIn: 'Sign in as an investor',
    },
    partners: {
      title: 'Financial-institution partners',
      text: 'Banks and insurers that distribute our funds: follow your clients’ subscriptions and your team’s funds.',
      signIn: 'Sign in as a partner',
    },
    advisors: {
      title: 'Wealth advisers and family offices',
      text: 'You subscribe on behalf of your clients: reach the open funds and the subscription documents.',
      signIn: 'Sign in as an adviser',
    },
  },
  moved: {
    question: 'Does your account come from the former portal?',
    link: 'Receive a link to choose a password',
  },
  staff: {
    title: 'Management company',
    text: 'The space of Orvanne Gestion’s staff, with the address and password of the editorial service.',
    question: 'Do you work at Orvanne Gestion?',
    link: 'Teams’ space',
    notStaff: 'Are you an investor, an adviser or a partner?',
    toSpaces: 'Choose your space',
    email: 'Email address',
    password: 'Password',
    signIn: 'Sign in to the teams’ space',
    forgot: 'Forgotten password',
    signUp: 'Ask for a team account',
    confirm: 'Receive another verification email',
    by: 'Sign in with {provider}',
  },
  notices: {
    sessions_ended:
      'All your sessions were closed and your password no longer works. We have just sent you a link to choose a new one.',
    password_changed:
      'Your password has been updated. You have been signed out automatically: please sign in again with the new one.',
  },
  faults: {
    signin_expired: 'This sign-in has expired or could not be verified. Please start again from this page.',
    access_denied: 'The sign-in was not completed. You can try again.',
    role_mismatch: 'This account belongs to another space: please choose yours below.',
    role_missing:
      'The sign-in service did not say which space is yours, and this one does not know your account. Choose another one, or contact us.',
    not_admitted: 'This account is not admitted to the space you chose. Choose yours below, or contact us.',
    not_reauthenticated:
      'Your session had ended and your identity was not checked again. Please sign in with your password.',
    key_unknown:
      'The signature of the sign-in service could not be verified: its keys have probably just changed. Please try again in a minute.',
    user_not_found:
      'This account is no longer known to the portal, or your team has suspended its access. Ask your team’s administrator, sign in with another account, or contact us.',
    unavailable: 'Signing in is not possible right now. Please try again in a few moments.',
    credentials: 'Wrong email address or password.',
    email_not_confirmed:
      'Your address is not confirmed yet. Open the link that you received by email, or ask for another one.',
    blocked: 'This account has been blocked by an administrator.',
    not_staff: 'This account has no access to the management company’s space.',
    token_too_large:
      'Your password is right, but the content backend’s token is too long for a browser to keep. Please tell its administrator.',
    too_many_requests: 'Too many attempts in a short time. Please wait a few minutes before trying again.',
    csrf: 'The form had expired. Please start again from this page.',
    default: 'An error has occurred.',
  },
} satisfies NamespaceLoginTranslation

export default en_login
