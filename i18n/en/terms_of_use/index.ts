import type { NamespaceTermsOfUseTranslation } from '../../i18n-types.ts'

const en_terms_of_use = {
  title: 'Terms of use',
  description: 'The rules for using the portal: access, account, information, availability and data.',
  lede: 'They apply to the use of this portal. You accept them when you open an account.',
  version: 'Version of {date}',
  parts: {
    purpose: {
      title: 'What the portal is for',
      text: 'The portal presents our funds and, in a private area, your documents, holdings and requests. Nothing is paid or subscribed online without our staff.',
    },
    account: {
      title: 'Your account',
      text: 'An account is personal. What you tell us must be accurate, and you tell us when it changes. Our staff check the accounts of investors before they open.',
    },
    secrets: {
      title: 'How you sign in',
      text: 'Keep your password and your codes to yourself. If you think that somebody knows them, change them and write to us: we can end your sessions.',
    },
    information: {
      title: 'What is published',
      text: 'It is neither investment advice nor an offer. The regulatory documents of a fund take precedence over the portal. Investing carries a risk of capital loss.',
    },
    use: {
      title: 'What is not allowed',
      text: 'Entering somebody else’s account, getting round a protection, or hindering the portal. Texts and documents may be read and printed for your own use, not published again without our consent.',
    },
    availability: {
      title: 'Availability',
      text: 'We work to keep the portal available but cannot promise it at every moment: maintenance or a fault may interrupt it. You can always reach us by post or telephone.',
    },
    closing: {
      title: 'Closing an account',
      text: 'You can ask us to close your account at any time. We may suspend an account whose use goes against these terms, and we tell you why.',
    },
    changes: {
      title: 'Changes and law',
      text: 'Each version carries its date. We keep the version that you accepted and the moment when you did; your personal data page states both. French law applies.',
    },
  },
  privacy: 'How we process your personal data',
  question: 'A question about these terms?',
  write: 'Write to us',
} satisfies NamespaceTermsOfUseTranslation

export default en_terms_of_use
