import type { NamespaceSharedDocumentTranslation } from '../../i18n-types.ts'

const en_shared_document = {
  title: 'Shared document',
  by: '{name}, {company}, has shared this document with you.',
  byPerson: '{name} has shared this document with you.',
  otherLanguage: { fr: 'This document is in French.', en: 'This document is in English.' },
  for: 'Recipient',
  fundName: 'Fund',
  type: 'Type',
  language: 'Language',
  languages: { fr: 'French', en: 'English' },
  pages: 'Pages',
  until: 'Link valid until',
  warningTitle: 'Please read before you open the document',
  warnings: {
    marketing:
      'This is a marketing communication. Please read the prospectus or the rules of the fund and its key information document before making any investment decision.',
    loss: 'Capital is not guaranteed: you may lose all or part of your investment.',
    locked:
      'Your shares are locked up for several years and generally cannot be redeemed before the fund reaches its term.',
    past: 'Past performance is not a reliable indicator of future performance.',
    advice: 'This document is neither personal advice nor an offer. Your adviser will answer your questions.',
  },
  professional: 'This document is for professional clients within the meaning of MiFID II only.',
  open: 'Open the document (PDF)',
  counted:
    'The date and time of each opening are recorded, and given to the person who shared this document and to their team. The link is retained with your name and, where it was given, your email address until one year after its end.',
  privacy: 'Protection of personal data',
  overTitle: 'This link no longer opens a document',
  over: {
    unknown:
      'It is incomplete or does not exist. Please ask the person who shared it with you for a new link.',
    expired: 'Its last day has passed. Please ask the person who shared it with you for a new link.',
    ended: 'The person who shared it with you, or their team, has ended it. They can send you a new one.',
    used_up:
      'It has been opened as often as it allowed. Please ask the person who shared it with you for a new link.',
    outdated:
      'The document has been replaced or is no longer valid. Please ask the person who shared it with you for the current version.',
    suspended:
      'Access to the document by this link is suspended. Please contact the person who shared it with you.',
  },
  toHome: 'Go to the home page',
} satisfies NamespaceSharedDocumentTranslation

export default en_shared_document
