import type { NamespaceMyDocumentsTranslation } from '../../i18n-types.ts'

/** The library of documents of who is signed in, and what they have taken of it. */
const en_my_documents = {
  title: 'My documents',
  lede: {
    investor: 'All the documents of the funds in which you hold shares.',
    partner_user: 'All the documents of the funds under agreement with your team.',
  },
  toDownloads: 'My downloads',
  newSince: 'Documents published since your visit of {date} are marked “New”.',
  badge: 'New',
  filters: {
    label: 'Search my documents',
    q: 'Title or fund',
    fund: 'Fund',
    year: 'Year',
    type: 'Type',
    subType: 'Sub-type',
    any: { fund: 'All', year: 'All', type: 'All', subType: 'All' },
    option: '{label} ({count})',
    apply: 'Search',
    clear: 'Clear the criteria',
  },
  count: { one: '{count} document', other: '{count} documents' },
  table: {
    caption: 'Documents of my funds',
    select: 'Selection',
    selectOne: 'Select “{title}”, {fund}',
    selectPage: 'Select all on this page',
    title: 'Document',
    fund: 'Fund',
    type: 'Type',
    publishedOn: 'Published on',
  },
  selection: {
    label: 'Selection of documents',
    count: { one: '{count} document selected', other: '{count} documents selected' },
    download: 'Download the selection (ZIP)',
    clear: 'Clear the selection',
    none: {
      title: 'No document is selected',
      text: 'Tick at least one document, then download the selection.',
    },
    tooMany: {
      title: 'The selection is too large',
      text: 'Download at most {most} documents at a time.',
    },
  },
  empty: {
    title: 'No documents',
    filtered: 'None of your documents matches these criteria.',
    beyond: 'This page of the list does not exist: the list has {count}.',
    toFirst: 'Go to the first page',
    investor:
      'You hold no shares in any fund at the moment. Their documents will appear here after your first subscription.',
    partner_user: 'Your team has no agreement for any fund at the moment. Their documents will appear here.',
    toFunds: 'See the funds',
  },
  latest: {
    title: 'Latest documents',
    all: 'All my documents',
    none: 'No document has been published for your funds yet.',
    unavailable: 'Your documents cannot be shown at the moment. Please try again in a moment.',
  },
  year: {
    label: 'All documents of a year',
    title: 'Everything for a year',
    text: 'Statements, tax documents, reports and press releases of all your funds in one ZIP file, with a table of contents.',
    take: 'Everything for {year} (ZIP)',
    contents: 'Documents of the year {year}',
    contentsFile: '0 - Table of contents.html',
    asOf: 'As of {date}. The links open the files of this archive.',
    files: { one: '{count} document', other: '{count} documents' },
  },
  pagesLabel: 'Pages of my documents',
  downloads: {
    title: 'My downloads',
    lede: 'Every document that you open or download from your space is noted here, with the date and time of Paris. You alone see this list on the portal.',
    caption: 'Documents downloaded, newest first',
    at: 'Date',
    document: 'Document',
    fund: 'Fund',
    wayLabel: 'How',
    way: { file: 'By itself', selection: 'In a selection' },
    closed: 'This document is no longer open to you.',
    empty: {
      title: 'No downloads',
      text: 'The documents that you open will appear here.',
    },
    toLibrary: 'See my documents',
    pagesLabel: 'Pages of my downloads',
    count: { one: '{count} download', other: '{count} downloads' },
  },
} satisfies NamespaceMyDocumentsTranslation

export default en_my_documents
