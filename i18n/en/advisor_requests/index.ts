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
  payment: {
    title: 'Pay this subscription',
    lede: 'The request is accepted. Your client pays by transfer from their own account, quoting the reference {reference}.',
    amount: 'To be paid',
    dueOn: 'By',
    holder: 'Account holder',
    bank: 'Bank',
    iban: 'IBAN',
    ibanEnds: 'ends in {end}',
    ibanWhere: 'The full number is on the form that your client signed.',
    warning: 'The fund’s bank details never change by email',
    warningText:
      'Before the first transfer, compare the end of the number with the form. If in any doubt, call us on {telephone}.',
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
