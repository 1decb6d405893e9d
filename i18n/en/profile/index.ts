import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

const en_profile = {
  title: 'My profile',
  identity: 'Identity',
  firstname: 'First name',
  lastname: 'Last name',
  email: 'E-mail address',
  telephone: 'Telephone',
  personType: 'Capacity',
  partner: 'Company',
  actsFor: 'Acts for',
  company: {
    title: 'Legal entity',
    name: 'Company name',
    number: 'Identification number',
    address: 'Registered office',
  },
  pending: {
    title: 'Your application is being verified',
    text: 'Verification takes 48 hours at most. You will receive an e-mail as soon as it is done.',
  },
} satisfies NamespaceProfileTranslation

export default en_profile
