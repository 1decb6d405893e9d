import type { NamespaceSharedDocumentTranslation } from '../../i18n-types.ts'

const en_shared_document = {
  title: 'Shared document',
  by: '{name}, {company}, has shared this document with you.',
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
    advice: 'This document is neither personal advice nor an offer. Your advisor will answer your questions.',
  },
  professional: 'This document is for professional clients within the meaning of MiFID II only.',
  open: 'Open the document (PDF)',
  counted:
    'The date and time at which you open it are given to the person who shared this document. Nothing else is recorded.',
  overTitle: 'This link no longer opens a document',
  over: 'It has expired, has been ended or is incomplete. Ask the person who shared it with you for a new link.',
  toHome: 'Go to the home page',
} satisfies NamespaceSharedDocumentTranslation

export default en_shared_document
