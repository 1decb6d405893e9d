import type { NamespaceAdvisorRequestsTranslation } from '../../i18n-types.ts'

const en_advisor_requests = {
  title: 'My subscription requests',
  lede: 'The requests that you have sent for your clients, newest first.',
  create: 'Subscribe for a client',
  caption: 'Subscription requests',
  reference: 'Reference',
  client: 'Client',
  fundName: 'Fund',
  share: 'Share',
  amount: 'Amount',
  date: 'Received on',
  status: 'Status',
  none: {
    title: 'You have not sent a request yet',
    text: 'Your requests, and where they stand, will appear here.',
  },
  statuses: {
    received: 'Received',
    in_review: 'Under review',
    accepted: 'Accepted',
    refused: 'Refused',
  },
  sent: {
    title: 'The request has been sent',
    text: 'We have acknowledged it by email. Download the receipt for your files.',
  },
  detail: {
    title: 'Request {reference}',
    back: 'All my requests',
    receipt: 'Download the receipt (PDF)',
    request: 'The request',
    client: 'The subscriber',
    history: 'Progress',
    name: 'Name',
    company: 'Company name',
    number: 'SIREN',
    representative: 'Legal representative',
    birth: 'Born',
    birthText: '{date}, {city}',
    address: 'Address',
    addressText: '{street}, {postalCode} {city}, {country}',
    email: 'Email address',
    telephone: 'Telephone',
  },
} satisfies NamespaceAdvisorRequestsTranslation

export default en_advisor_requests
