import type { NamespaceFundLettersTranslation } from '../../i18n-types.ts'

const en_fund_letters = {
  title: 'Letters',
  lede: 'What the management company writes to the holders of your funds.',
  caption: 'Letters, the newest first',
  columns: { letter: 'Subject', fundName: 'Fund', date: 'Date' },
  none: {
    title: 'No letters',
    text: 'A letter appears here as soon as the management company writes to the holders of one of your funds.',
  },
  back: 'All letters',
  sent: 'Letter of {date}',
  from: 'The management company of the fund',
  enclosed: 'Enclosed document',
  open: 'Open {title}',
  entry: {
    readers: 'Recipients',
    to: {
      holders: 'The holders of the fund',
      holders_and_partners: 'The holders, and partners under agreement',
    },
    inLanguage: { fr: 'In French', en: 'In English' },
    inLanguageHint: 'Each reader gets the letter in their language.',
    subjectFr: 'Subject in French',
    textFr: 'Text in French',
    subjectEn: 'Subject in English',
    textEn: 'Text in English',
    textHint: 'An empty line separates two paragraphs.',
    document: 'Enclosed document',
    documentHint: 'A document of the fund, already published. If it is new, publish it first.',
    preview: {
      told: 'Accounts told',
      holders: '{text} holder{{count:s}}',
      partners: '{text} partner{{count:s}}',
      toldHint:
        'As of today. Each finds the letter in their notifications; the email that announces it follows their settings, and has neither its subject nor its text.',
      enclosed: 'Enclosed document:',
    },
  },
} satisfies NamespaceFundLettersTranslation

export default en_fund_letters
