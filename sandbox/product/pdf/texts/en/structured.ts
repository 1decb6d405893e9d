import type { Structured } from '../texts.ts'

/** Rows of tables and lines of forms. */
export const structured: Structured = {
  scenarios: [
    { name: 'Stress', hypothesis: '0.35 times the sum paid in', multiple: '0.35' },
    { name: 'Unfavourable', hypothesis: '0.75 times the sum paid in', multiple: '0.75' },
    { name: 'Moderate', hypothesis: '1.00 times the sum paid in', multiple: '1.00' },
    { name: 'Favourable', hypothesis: '1.20 times the sum paid in', multiple: '1.20' },
  ],
  costs: [
    ['Entry charge', 'On subscription', 'Subscription form'],
    ['Management and operating fees', 'Every year', 'Fund rules, article on fees'],
    ['Formation costs', 'Once, at inception', 'Fund rules, article on fees'],
    ['Acquisition and disposal costs', 'On each transaction', 'Annual report'],
    ['Fees of funds and vehicles held', 'Every year, where applicable', 'Annual report'],
    ['Management team’s share of gains', 'Once holders are repaid', 'Fund rules, team shares'],
  ],
  taxEvents: [
    ['Subscription', 'Subscription certificate', 'Return for the year of payment'],
    ['Distribution of income', 'Annual tax statement', 'Return of the following year'],
    ['Repayment of capital', 'Transaction notice', 'To be kept; reduces the purchase price'],
    ['Sale of shares', 'Deed of sale', 'Return of the following year'],
    ['Inheritance or gift', 'Certificate of value', 'Estate or gift return'],
    ['End of the liquidation', 'Final statement', 'Return of the following year'],
  ],
  positionRoles: ['Core holding', 'Diversifying holding', 'Minority holding', 'Co-investment'],
  projectNames: [
    'Aubier',
    'Basalte',
    'Cadran',
    'Damier',
    'Écluse',
    'Fanal',
    'Garance',
    'Hublot',
    'Îlot',
    'Jonque',
    'Lisière',
    'Margelle',
    'Noria',
    'Obier',
  ],
  investorFields: [
    [
      { label: 'Title, last name', share: 3 },
      { label: 'First names', share: 2 },
    ],
    [
      { label: 'Date of birth (DD/MM/YYYY)', share: 1 },
      { label: 'City and country of birth', share: 1 },
    ],
    [{ label: 'Address', share: 1 }],
    [
      { label: 'Postcode', share: 1 },
      { label: 'City', share: 2 },
      { label: 'Country', share: 1 },
    ],
    [
      { label: 'Telephone', share: 1 },
      { label: 'E-mail', share: 2 },
    ],
    [
      { label: 'Tax residence', share: 1 },
      { label: 'Tax identification number', share: 1 },
    ],
    [
      { label: 'For a legal entity: registered name', share: 2 },
      { label: 'SIREN or SIRET', share: 1 },
    ],
    [
      { label: 'Legal representative: last and first names', share: 2 },
      { label: 'Capacity', share: 1 },
    ],
  ],
  commitmentFields: [
    [
      { label: 'Class of shares', share: 1 },
      { label: 'Number of shares', share: 1 },
    ],
    [
      { label: 'Amount in figures', share: 1 },
      { label: 'Currency', share: 1 },
    ],
    [{ label: 'Amount in words', share: 1 }],
    [
      { label: 'Entry charge', share: 1 },
      { label: 'Total to be paid', share: 1 },
    ],
    [
      { label: 'Subscriber’s IBAN', share: 2 },
      { label: 'BIC', share: 1 },
    ],
  ],
  commitmentBoxes: {
    label: 'Method of payment',
    options: ['Transfer from an account in the subscriber’s name', 'Direct debit under the attached mandate'],
  },
  originBoxes: {
    label: 'The money comes mainly:',
    options: [
      'from income or accumulated savings',
      'from the sale of property or of a business',
      'from an inheritance or a gift',
      'from another source, to be stated below',
    ],
  },
  originFields: [
    [{ label: 'Details', share: 1 }],
    [
      { label: 'Profession or activity', share: 1 },
      { label: 'Estimated wealth', share: 1 },
    ],
  ],
  declarationBoxes: {
    label: '',
    options: [
      'I have received and read the key information document and the fund rules.',
      'I understand that capital is not guaranteed and that I may lose some or all of the sum invested.',
      'I understand that the money is tied up for a long time and that the shares are not listed.',
      'I certify that the information given is accurate and undertake to report any change.',
      'I am not a US person within the meaning of United States regulations.',
      'The money paid in comes from no unlawful activity.',
    ],
  },
  signatureFields: [
    [
      { label: 'Signed at', share: 1 },
      { label: 'On', share: 1 },
    ],
    [{ label: 'Signature of the subscriber, preceded by “read and approved”', share: 1 }],
    [{ label: 'Adviser or institution: name, stamp and signature', share: 1 }],
  ],
}
