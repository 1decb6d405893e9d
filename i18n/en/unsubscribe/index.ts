import type { NamespaceUnsubscribeTranslation } from '../../i18n-types.ts'

const en_unsubscribe = {
  title: 'Stop these emails',
  text: 'One button is enough, without signing in. Messages about the security of your account will still reach you.',
  submit: 'Unsubscribe',
  doneTitle: 'Done',
  done: {
    notices:
      'You will receive no more emails about capital calls and distributions. They stay in your account, with their due dates.',
    documents: 'You will receive no more emails about new documents.',
    values: 'You will receive no more emails about new net asset values.',
  },
  back: 'Choose other emails in my account',
  unknownTitle: 'This link no longer works',
  unknown: 'It is too old, or incomplete. Choose your emails in your account, under “Notifications”.',
  unavailableTitle: 'Your request could not be recorded',
  unavailable: 'Try again shortly with the same link.',
} satisfies NamespaceUnsubscribeTranslation

export default en_unsubscribe
