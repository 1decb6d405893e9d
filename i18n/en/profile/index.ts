import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

const en_profile = {
  title: 'My profile',
  editTitle: 'Edit my profile',
  edit: 'Edit',
  identity: 'Identity',
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email address',
  telephone: 'Telephone',
  personType: 'Capacity',
  partner: 'Company',
  team: 'Team',
  actsFor: 'Acts for',
  language: 'Preferred language',
  languages: { none: 'No preference', fr: 'French', en: 'English' },
  company: 'Legal entity',
  numberTypes: { siren: 'SIREN', siret: 'SIRET', rca: 'RCA', foreign: 'Foreign register' },
  pending: {
    title: 'Your application is being verified',
    text: 'Verification takes 48\u00a0hours at most. You will receive an email as soon as it is done. Until then your profile cannot be changed.',
  },
  refused: {
    title: 'Your application could not be approved',
    reason: 'Reason: {reason}',
    text: 'Write to us: we will go through it with you. Until then your profile cannot be changed.',
    action: 'Write to us',
  },
  saved: {
    profile: 'Your profile has been successfully updated.',
    email:
      'A link has just been sent to your new address. It will replace the present one as soon as you confirm it.',
    company:
      'The new company name or number counts once our teams have checked it. An email has just been sent to you.',
  },
  form: {
    countryWhen: '(for a foreign register)',
    countryHint: 'The country of the register, if it is a foreign one.',
    telephoneHint: 'With the country code unless it is French. Leave empty to give none.',
    emailHint: 'A new address counts once it is confirmed by the link that we send to it.',
    languageHint: 'That of our messages, and of pages whose address does not tell the language.',
    numberHint: 'SIREN: nine digits; SIRET: fourteen.',
    proofTitle: 'Show that it is you',
    password: 'Current password',
    code: 'Code of the application, or recovery code',
    proofWhen: '(for these changes)',
    proofHint: 'Asked for to change the email address, the telephone number, the company name or its number.',
    submit: 'Save',
    cancel: 'Cancel',
  },
} satisfies NamespaceProfileTranslation

export default en_profile
