import type { NamespaceContactPageTranslation } from '../../i18n-types.ts'

const en_contact_page = {
  title: 'Contact us',
  description:
    'Write to Orvanne Gestion: each subject goes straight to the team that can answer it. Telephone, addresses and complaints.',
  lede: 'Each subject goes straight to the team that can answer it. We reply within two working days.',
  formTitle: 'Your message',
  fields: {
    lastname: 'Last name',
    firstname: 'First name',
    email: 'Email address',
    phone: 'Telephone',
    subject: 'Subject',
    message: 'Message',
    consent: 'Consent',
  },
  hints: {
    message: 'Do not give any password or bank card number.',
  },
  consent: 'I agree that what I have entered is used to answer my request. It serves no other purpose.',
  aboutFund: 'Question about the fund {name}:',
  send: 'Send the message',
  subjects: {
    fiscal_certificate: 'Tax certificate',
    bank_details: 'Bank details to add or change',
    address_change: 'Change of address',
    investor_access: 'Access to investor information',
    reporting_access: 'Access to reports',
    share_buyback: 'Share buyback in force majeure',
    fund_information: 'Information about a fund',
    succession: 'Succession file',
    subscription_processing: 'Processing of a subscription',
    pending_distribution: 'Pending distribution',
    other: 'Other request',
  },
  confirm: {
    title: 'Confirm your message',
    text: 'You wrote this message with the address at which you received our email? Press the button: the team concerned then receives it.',
    submit: 'Send my message',
  },
  states: {
    sent: 'Your message has been sent successfully!',
    held: 'One more step: open the link that we have just sent you',
    expired: 'This link is no longer valid.',
    unavailable: 'Your message could not be confirmed for now.',
  },
  advice: {
    sent: 'An email confirms it. The team concerned will reply within two working days.',
    held: 'An email is on its way to the address you gave. Your message will be passed on once you have opened the link in it and confirmed, within 48\u00a0hours.',
    expired: 'Confirmation links are valid for 48\u00a0hours. Send your message again below.',
    unavailable: 'Open the link of the email again in a few minutes: it stays valid.',
  },
  another: 'Send another message',
  ways: {
    title: 'Other ways to reach us',
    phone: 'By telephone',
    phoneHours: 'Monday to Friday, 9 am to 6 pm (Paris time). Standard rate.',
    investors: 'Investors',
    partners: 'Partners and advisers',
    press: 'Press',
    complaints: 'Complaints',
    complaintsText: 'Acknowledged within ten working days, answered within two months.',
    post: 'By post',
    privacyOfficer: 'Data protection officer',
    warningTitle: 'Beware of impersonation',
    warning:
      'We never ask for a password or a transfer by email or telephone. If in doubt, call the number above.',
  },
} satisfies NamespaceContactPageTranslation

export default en_contact_page
