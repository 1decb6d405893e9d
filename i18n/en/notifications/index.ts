import type { NamespaceNotificationsTranslation } from '../../i18n-types.ts'

const en_notifications = {
  title: 'Notifications',
  lede: 'Documents and values of your funds, decisions on your requests and sign-ins to look at, for a year at most.',
  unread: {
    none: 'You have read everything.',
    one: '{count} unread notification',
    other: '{count} unread notifications',
  },
  categories: {
    label: 'Type of notifications',
    all: 'All',
    documents: 'Documents',
    funds: 'Net asset values',
    notices: 'Notices',
    requests: 'Requests',
    security: 'Security',
  },
  list: 'Notifications, newest first. Paris time.',
  isUnread: 'Unread',
  read: 'Mark as read',
  readNamed: 'Mark as read: {title}',
  readAll: 'Mark all as read',
  document: 'New document: {title}',
  valuation: 'New net asset value: {value}',
  notice: {
    call: 'Capital call no.\u00a0{number}',
    distribution: 'Distribution no.\u00a0{number}',
    due: { call: 'payable by {date}', distribution: 'paid on {date}' },
  },
  receipt: {
    received: 'Payment received: capital call no.\u00a0{number}',
    reversed: 'Payment corrected: capital call no.\u00a0{number}',
  },
  request: {
    accepted: 'Request {reference} accepted',
    refused: 'Request {reference} refused',
    client: 'for {client}',
  },
  ownRegistration: {
    accepted: 'Your registration is approved',
    refused: 'Your registration was not approved',
  },
  signIn: {
    failed: 'Refused sign-in attempt',
    new_device: 'Sign-in from a new device',
    reported: 'Sign-in that you reported',
    review: 'See the login history',
  },
  devices: {
    named: '{browser} on {system}',
    unknown: 'Unrecognised browser',
  },
  unknownLocation: 'unknown place',
  mails: {
    title: 'Emails',
    lede: 'Choose when an email tells you what is new. It names the fund, the type and the period, never an amount. Security messages always go at once.',
    topics: {
      notices: 'Capital calls and distributions',
      documents: 'Documents',
      values: 'Net asset values',
    },
    frequencies: { at_once: 'At once', daily: 'Once a day', weekly: 'Once a week', never: 'Never' },
    submit: 'Save',
    saved: 'Your choices are saved.',
    unavailable: 'Your email choices cannot be shown at the moment.',
    bounced: 'Your email address has refused our messages since {date}. Check it in your profile.',
    toProfile: 'View my profile',
  },
  privateFeed: {
    title: 'Private calendar and feed',
    lede: 'One address for your calendar (due dates of calls and distributions) and one for your feed reader (documents, values, notices). Whoever knows an address reads these titles, never an amount: give them to nobody.',
    since: 'Your addresses exist since {date}. They are shown only when they are created.',
    onceTitle: 'Copy these addresses now',
    once: 'They will not be shown again. Creating others ends these.',
    calendar: 'Calendar (iCalendar)',
    feed: 'Feed (Atom)',
    create: 'Create my addresses',
    renew: 'Create other addresses',
    revoke: 'End my addresses',
    calendarName: 'Due dates of my funds',
    feedName: 'News of my funds',
    value: 'New net asset value: {share}, {fund}',
  },
  empty: {
    title: 'No notifications',
    text: 'New documents, values of your funds and sign-ins to look at will be shown here.',
    filtered: 'There is nothing of this type.',
    all: 'See all notifications',
  },
} satisfies NamespaceNotificationsTranslation

export default en_notifications
