import type { NamespaceFormsTranslation } from '../../i18n-types.ts'

const en_forms = {
  optional: '(optional)',
  choose: 'Choose…',
  summary: 'The form contains errors',
  sending: 'Sending…',
  faults: {
    required: 'The {field} field is required.',
    email: 'The email format is incorrect.',
    contactEmail: 'Your email is not correct.',
    phone: 'The phone number format is incorrect.',
    choice: 'Choose a value for the {field} field.',
    tooLong: 'The {field} field is too long.',
    invalid: 'The {field} field is not valid.',
    consent: 'Tick this box so that we can handle your request.',
    terms: 'You must accept the conditions to register.',
    declaration: 'You must certify your information to register.',
    birthDate: 'Birth date is required.',
    passwordCriteria: 'Password criteria not met.',
    passwordsDiffer: 'Passwords do not match.',
    passwordUnchanged: 'The new password is the same as the old one.',
    oldPasswordRequired: 'The old password is required.',
    oldPasswordInvalid: 'The old password is invalid.',
  },
  problems: {
    not_found: 'This request no longer exists. Reload the page and start over.',
    forbidden: 'You may not make this request.',
    unauthenticated: 'Your session has ended. Sign in, then start over.',
    too_many_requests:
      'Too many requests in a short time: wait a while before trying again. What you typed is kept.',
    invalid_input: 'This request could not be read. Check what you typed and try again.',
    unavailable: 'Your request could not be sent. What you typed is kept: try again in a moment.',
    unexpected_answer: 'Your request could not be confirmed. Our teams have been told; try again later.',
    expired: 'The form had expired. Check what you typed and send it again.',
    captcha: 'The anti-robot check has expired. It has been started again: send the form once more.',
  },
  refused: {
    fromElsewhere: 'This form was not sent from one of our pages. Open the page again and start over.',
    tooLarge: 'This form is too large. Shorten your message and try again.',
  },
  captcha: {
    label: 'Anti-robot check',
    idle: 'It runs by itself while you fill in the form, and asks nothing of a third party.',
    working: 'Checking…',
    done: 'Check completed.',
    failed:
      'The check did not succeed. You can still send the form: we will ask you to confirm it by e-mail.',
    withoutScripts: 'Your browser runs no scripts: we will send you an e-mail to confirm your message.',
  },
  password: {
    show: 'Show the password',
    hide: 'Hide the password',
    criteria: 'Your password must contain:',
    met: 'met',
    unmet: 'not met',
    length: 'at least {count} characters',
    uppercase: 'an uppercase letter',
    lowercase: 'a lowercase letter',
    digit: 'a digit',
    special: 'a special character',
  },
} satisfies NamespaceFormsTranslation

export default en_forms
