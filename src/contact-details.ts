/**
 * Contact details of the company. Invented: the telephone numbers are in the range that Arcep reserves for works of
 * fiction (+33 1 99 00), the email addresses in a domain reserved by RFC 2606.
 */
export const contactDetails = {
  email: 'contact@orvanne.example',
  investorsEmail: 'investisseurs@orvanne.example',
  partnersEmail: 'partenaires@orvanne.example',
  complaintsEmail: 'reclamations@orvanne.example',
  pressEmail: 'presse@orvanne.example',
  phone: '+33199001420',
  /** The number as it is printed: groups of two, no-break spaces. */
  phonePrinted: '+33\u00a01\u00a099\u00a000\u00a014\u00a020',
} as const

/** Person responsible for personal data. */
export const dataProtectionOfficer = {
  name: 'Solène Kermarrec',
  email: 'donnees-personnelles@orvanne.example',
  /** The national authority that takes complaints about personal data. */
  authority: { name: 'CNIL', url: 'https://www.cnil.fr/fr/plaintes' },
} as const
