import type { NamespaceWhiteBookTranslation } from '../../i18n-types.ts'

const en_white_book = {
  eyebrow: 'White paper',
  pages: '{count} {{page|pages}}',
  publishedOn: 'Published on {date}',
  by: 'By {name}',
  contents: 'Contents',
  form: {
    title: 'Receive the white paper',
    lede: 'We send you a download link by email, valid for 48\u00a0hours.',
    fields: {
      lastname: 'Last name',
      firstname: 'First name',
      email: 'Email address',
      company: 'Company',
      contactConsent: 'Being contacted',
    },
    contactConsent:
      'I also wish to be contacted by Orvanne Gestion about its funds. This choice changes nothing to the download and can be withdrawn at any time.',
    purpose:
      'Your details serve to send you this link. Without your agreement above they serve no other purpose.',
    send: 'Receive the link',
  },
  ready: {
    title: 'Your white paper is ready',
    text: 'You asked for it by email. The link stays valid for 48\u00a0hours.',
    submit: 'Download the white paper',
  },
  states: {
    sent: 'The link has been successfully sent.',
    expired: 'This download link is no longer valid.',
  },
  advice: {
    sent: 'Open the email that we have just sent you: the link stays valid for 48\u00a0hours. It may be among unwanted mail.',
    expired: 'Links are valid for 48\u00a0hours. Fill in the form again to receive another one.',
  },
} satisfies NamespaceWhiteBookTranslation

export default en_white_book
