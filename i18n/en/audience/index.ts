import type { NamespaceAudienceTranslation } from '../../i18n-types.ts'

const en_audience = {
  label: 'Audience measurement',
  title: 'May we count your visits?',
  text: 'A tag manager would tell us which pages are of use. Nothing is loaded or stored before you answer, and refusing changes nothing about your visit.',
  more: 'What this site stores',
  accept: 'Accept',
  refuse: 'Refuse',
  granted: 'Audience measurement accepted.',
  refused: 'Audience measurement refused.',
  withdraw: 'Withdraw my consent',
  change: 'Change my mind',
} satisfies NamespaceAudienceTranslation

export default en_audience
