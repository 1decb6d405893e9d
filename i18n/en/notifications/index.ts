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
  empty: {
    title: 'No notifications',
    text: 'New documents, values of your funds and sign-ins to look at will be shown here.',
    filtered: 'There is nothing of this type.',
    all: 'See all notifications',
  },
} satisfies NamespaceNotificationsTranslation

export default en_notifications
