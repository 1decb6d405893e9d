import type { NamespaceAsOfTranslation } from '../../i18n-types.ts'

/** Choice of the day as of which figures and lists are seen. */
const en_as_of = {
  label: 'As at',
  submit: 'Show',
  today: 'Back to today',
  past: {
    figures: 'Position as it was known on {date}',
    documents: 'Documents published by {date}',
    notices: 'Notices announced by {date}',
    desk: 'Dashboard as at {date}',
    subscriptions: 'Subscriptions as at {date}',
  },
  text: {
    figures: 'Only movements and values published by that day count.',
    documents: 'Documents published since are not shown.',
    notices: 'Notices announced since and payments received since are not shown.',
    desk: 'Assets, subscriptions, openings, documents and activity are those of that day. Payments and transfers whose day the register does not have count from the day of the subscription.',
    subscriptions:
      'Each has the status that it had on that day. Payments and transfers whose day the register does not have count from the day of the subscription.',
  },
} satisfies NamespaceAsOfTranslation

export default en_as_of
