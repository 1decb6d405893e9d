import type { NamespaceDocumentsTranslation } from '../../i18n-types.ts'

const en_documents = {
  title: 'Documents',
  groups: {
    reporting: 'Reporting and press releases',
    marketing: 'Marketing documents',
    legal: 'Legal documents',
  },
  filters: {
    label: 'Filter the documents',
    atOnce: 'The list changes as soon as you choose.',
    year: 'Year',
    type: 'Type',
    subType: 'Sub-type',
    any: { year: 'All', type: 'All', subType: 'All' },
    option: '{label} ({count})',
    apply: 'Filter',
    clear: 'Clear the filters',
  },
  count: { one: '{count} document', other: '{count} documents' },
  emptyGroup: 'No document in this group.',
  none: {
    title: 'No document',
    text: 'No document of the fund matches these criteria.',
    unfiltered: 'The fund has not published any document yet.',
  },
  publishedOn: 'Published on {date}',
  pages: { one: '{count} page', other: '{count} pages' },
  languages: { fr: 'in French', en: 'in English' },
  format: 'PDF',
  private: {
    signIn: 'Sign in to read it',
    badge: 'For subscribers only',
    prompt:
      'Documents marked with a padlock are for subscribers of the fund only: sign in to your space to read them.',
    notYours:
      'Documents marked with a lock are for subscribers of the fund, and for partners who distribute it.',
  },
  pagesLabel: 'Pages of documents',
} satisfies NamespaceDocumentsTranslation

export default en_documents
