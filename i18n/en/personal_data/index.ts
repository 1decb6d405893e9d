import type { NamespacePersonalDataTranslation } from '../../i18n-types.ts'

const en_personal_data = {
  title: 'Personal data',
  lede: 'What we hold about you, and until when.',
  held: 'What is held',
  more: 'The first {count}. Your copy has them all.',
  until: {
    title: 'Until when',
    liquidation:
      'Your data is kept for five years after the liquidation of the last fund that you hold shares of.',
    mandate_end:
      'Your data is kept for five years after the end of the last mandate by which you act for another investor.',
    contract_end:
      'Your data is kept for five years after the end of the contract between us and your company.',
    date: 'Kept until',
    open: 'The date depends on an event that has not happened yet.',
  },
  copy: {
    title: 'Your copy',
    text: 'A JSON file with everything that is listed above. Keep it in a safe place.',
    download: 'Download my data',
  },
  rights: {
    title: 'Your rights',
    text: 'You may have your data corrected or erased, or object to its use: write to us. The privacy policy names the data protection officer and says how to complain to the French authority, the CNIL.',
    policy: 'Read the privacy policy',
    contact: 'Write to us',
  },
} satisfies NamespacePersonalDataTranslation

export default en_personal_data
