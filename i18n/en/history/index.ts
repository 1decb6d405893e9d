import type { NamespaceHistoryTranslation } from '../../i18n-types.ts'

const en_history = {
  title: 'Login history',
  lede: 'Your sign-ins and the tries that failed. Report those that you do not recognise.',
  table: 'Sign-ins, newest first. Paris time.',
  empty: 'No sign-in is recorded.',
  views: {
    title: 'Views by our teams',
    lede: 'Our teams may look at your space to answer you: for reading only, and never without noting it here.',
    by: '{name}, on {date}',
  },
  openings: {
    title: 'What your guests opened',
    lede: 'Everything opened by those to whom you have given access, newest first. Paris time.',
    by: '{name}, on {date} at {time}',
    end: 'Manage access',
    unread: 'What your guests opened cannot be shown at the moment. Nothing is lost: please try again later.',
    kinds: {
      holdings: 'Funds held',
      position: 'Position and movements',
      funds: 'List of funds',
      agenda: 'Calendar of the funds',
      documents: 'List of documents',
      texts: 'Search in the documents',
      document: 'Page of a document',
      file: 'File of a document',
    },
    named: '{kind}: {title}',
  },
  columns: {
    date: 'Date',
    device: 'Device',
    address: 'IP address',
    location: 'Location',
    result: 'Result',
  },
  date: '{date} at {time}',
  devices: {
    named: '{browser} on {system}',
    unknown: 'Unrecognised browser',
  },
  unknownLocation: 'unknown',
  results: {
    succeeded: 'Signed in',
    failed: 'Failed',
    reported: 'Reported',
  },
  report: {
    question: 'This was not me',
    questionOf: 'This was not me: sign-in of {date}',
    text: 'All your sessions will be closed, this one included, and your password will no longer work. You will receive a link by email to choose a new one.',
    submit: 'Close all sessions',
  },
} satisfies NamespaceHistoryTranslation

export default en_history
