/**
 * The manager's identity, in one place: names, legal notice, contact and colours of screens, emails and PDF files.
 * Everything here is invented. Identifiers that a register would give are deliberately impossible (all zeros), the
 * telephone numbers are of the range that Arcep keeps for works of fiction (+33 1 99 00), and the email addresses of
 * a domain that RFC 2606 reserves.
 */
export const brand = {
  name: 'Orvanne Gestion',
  /** The name in its two parts, for the wordmark. */
  wordmark: { first: 'Orvanne', second: 'Gestion' },
  legal: {
    name: 'Orvanne Gestion SAS',
    /** Share capital in euros. */
    capitalEuros: 1_250_000,
    registerCity: 'Paris',
    registerNumber: '000\u202f000\u202f000',
    vatNumber: 'FR00000000000',
    regulator: 'Autorité des marchés financiers',
    approvalNumber: 'GP-00000000',
    approvalDate: '2011-03-14',
    publicationDirector: 'Hélène Vauquelin',
  },
  address: {
    street: '0, quai de l’Orvanne',
    postalCode: '75000',
    city: 'Paris',
    countryCode: 'FR',
  },
  contact: {
    email: 'contact@orvanne.example',
    investorsEmail: 'investisseurs@orvanne.example',
    partnersEmail: 'partenaires@orvanne.example',
    complaintsEmail: 'reclamations@orvanne.example',
    pressEmail: 'presse@orvanne.example',
    phone: '+33199001420',
    /** The number as it is printed: groups of two, no-break spaces. */
    phonePrinted: '+33\u00a01\u00a099\u00a000\u00a014\u00a020',
  },
  dataProtectionOfficer: {
    name: 'Solène Kermarrec',
    email: 'donnees-personnelles@orvanne.example',
    /** The national authority that takes complaints about personal data. */
    authority: { name: 'CNIL', url: 'https://www.cnil.fr/fr/plaintes' },
  },
  /** For what cannot read the style sheet: emails, PDF files, the manifest, the browser's own bars. */
  colours: {
    accent: '#134232',
    ink: '#0f191a',
    paper: '#fbf9f5',
    muted: '#5d625c',
    hairline: '#e3dfd8',
  },
} as const

/** Who is told about a weakness of the portal; apart, since no page says it and browsers load the rest. */
export const securityEmail = 'securite@orvanne.example'
