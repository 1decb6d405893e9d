/**
 * The company behind the name: legal notice and address, which every page's footer prints. All of it is invented:
 * identifiers that a register would give are deliberately impossible (all zeros).
 */
export const company = {
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
} as const
