/**
 * The manager's identity, invented: names and colours of screens, emails and PDF files. Legal notice and contact stand
 * in `company.ts` and `contact-details.ts`, since few pages say them and every page loads this.
 */
export const brand = {
  name: 'Orvanne Gestion',
  /** The name in its two parts, for the wordmark. */
  wordmark: { first: 'Orvanne', second: 'Gestion' },
  /** For what cannot read the style sheet: emails, PDF files, the manifest, the browser's own bars. */
  colours: {
    accent: '#134232',
    ink: '#0f191a',
    paper: '#fbf9f5',
    muted: '#5d625c',
    hairline: '#e3dfd8',
  },
} as const

/**
 * Address for reports of security weaknesses. In its own constant, because no page shows it and browsers load the
 * others.
 */
export const securityEmail = 'securite@orvanne.example'
