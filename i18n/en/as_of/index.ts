import type { NamespaceAsOfTranslation } from '../../i18n-types.ts'

/** Choice of the day as of which an investor’s figures and lists are seen. */
const en_as_of = {
  label: 'As at',
  submit: 'Show',
  today: 'Back to today',
  past: {
    figures: 'Position as it was known on {date}',
    documents: 'Documents published by {date}',
    notices: 'Notices announced by {date}',
  },
  text: {
    figures: 'Only movements and values published by that day count.',
    documents: 'Documents published since are not shown.',
    notices: 'Notices announced since and payments received since are not shown.',
  },
} satisfies NamespaceAsOfTranslation

export default en_as_of
