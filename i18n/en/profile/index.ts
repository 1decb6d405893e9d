import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

const en_profile = {
  title: 'My profile',
  editTitle: 'Edit my profile',
  edit: 'Edit',
  identity: 'Identity',
  firstname: 'First name',
  lastname: 'Last name',
  email: 'E-mail address',
  telephone: 'Telephone',
  personType: 'Capacity',
  partner: 'Company',
  team: 'Team',
  actsFor: 'Acts for',
  company: 'Legal entity',
  pending: {
    title: 'Your application is being verified',
    text: 'Verification takes 48 hours at most. You will receive an e-mail as soon as it is done. Until then your profile cannot be changed.',
  },
  saved: {
    profile: 'Your profile has been successfully updated.',
    email:
      'A link has just been sent to your new address. It will replace the present one as soon as you confirm it.',
  },
  form: {
    telephoneHint: 'With the country code unless it is French. Leave empty to give none.',
    emailHint: 'A new address counts once it is confirmed by the link that we send to it.',
    numberHint: 'SIREN, SIRET or RCA number.',
    proofTitle: 'Show that it is you',
    password: 'Current password',
    code: 'Code of the application, or recovery code',
    proofHint: 'Asked for only to change the e-mail address or the telephone number.',
    submit: 'Save',
    cancel: 'Cancel',
  },
} satisfies NamespaceProfileTranslation

export default en_profile
