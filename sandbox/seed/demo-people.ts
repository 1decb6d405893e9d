import type { LocalizedText } from '../database/schema/columns.ts'
import type { accounts } from '../database/schema/index.ts'
import { bilingual } from './typography.ts'

/** The password of every demo account: public by design, refused when the sandbox is not on loopback. */
export const demoPassword = 'Sandbox-2026!'

/** A posted code of an investor without account (60 bits), and its holder's name. */
export const demoPostedCode = {
  code: 'K7QD-3XM9-TB4W',
  holderName: 'Vasseur',
  holderFirstName: 'Margaux',
  fundNumbers: [2, 7],
  email: 'investor-posted@sandbox.example',
}

/** Single-use codes that replace the authenticator of the demo account with a second factor. */
export const demoRecoveryCodes = {
  email: 'investor-2fa@sandbox.example',
  codes: ['M4QX-7TPA-2WKD', 'R9HN-C3VE-8YUB', 'J6ZS-L5GF-4XTQ', 'D2WM-9KRB-7CPH', 'V8EY-3NQA-6JZT'],
} as const

/** The demo investor that staff must verify. */
export const demoPendingEmail = 'investor-pending@sandbox.example'

/** A demo account, and its purpose. */
export type DemoPerson = {
  readonly email: string
  readonly shows: LocalizedText
  readonly account: Omit<
    typeof accounts.$inferInsert,
    'id' | 'email' | 'passwordHash' | 'isDemo' | 'createdAt'
  >
  /** Numbers of the funds held, for investors. */
  readonly holds: readonly number[]
}

const investorRights = ['funds:read', 'documents:read']
const partnerRights = [...investorRights, 'team:invite', 'team:switch', 'subscriptions:read']
const advisorRights = [...partnerRights, 'subscriptions:create']

const investor: DemoPerson['account'] = {
  emailConfirmed: true,
  role: 'investor',
  personType: 'natural',
  firstName: 'Camille',
  lastName: 'Aubrelin',
  telephone: '+33639980001',
  locale: 'fr',
  rights: investorRights,
  fields: [],
  verification: 'approved',
  partnerId: null,
  isChildUser: false,
  chosenPartnerId: null,
  teamId: null,
  administersTeamId: null,
  totpSecret: null,
}

const partner: DemoPerson['account'] = {
  ...investor,
  role: 'partner_user',
  personType: 'partner',
  rights: partnerRights,
  isChildUser: true,
}

const legalEntityFields = [
  { id: 'social_reason', name: 'social_reason', value: 'Société civile des Trois Rives' },
  { id: 'identification_type', name: 'identification_type', value: 'siren' },
  { id: 'identification_number', name: 'identification_number', value: '999999998' },
  { id: 'registered_address', name: 'registered_address', value: '3, place du Marché-Inventé, 69000 Lyon' },
]

/** The demo accounts. Their telephone numbers are of the range reserved for fiction. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'investor@sandbox.example',
    shows: bilingual('Porteur de parts de cinq fonds', 'Holds shares of five funds'),
    account: investor,
    holds: [2, 6, 10, 14, 21],
  },
  {
    email: 'investor-entity@sandbox.example',
    shows: bilingual('Personne morale, trois fonds', 'Legal entity, three funds'),
    account: {
      ...investor,
      personType: 'legal',
      firstName: 'Dominique',
      lastName: 'Ferrandel',
      fields: legalEntityFields,
    },
    holds: [3, 13, 26],
  },
  {
    email: demoPendingEmail,
    shows: bilingual('Attend la vérification de son dossier', 'Waits for verification'),
    account: { ...investor, firstName: 'Lou', lastName: 'Passavant', verification: 'pending' },
    holds: [],
  },
  {
    email: 'investor-unconfirmed@sandbox.example',
    shows: bilingual('Adresse email non confirmée', 'Email address not confirmed'),
    account: {
      ...investor,
      firstName: 'Sacha',
      lastName: 'Merieux-Lafont',
      emailConfirmed: false,
      verification: 'pending',
    },
    holds: [],
  },
  {
    email: 'investor-empty@sandbox.example',
    shows: bilingual('Compte vérifié, aucun fonds', 'Verified account, no funds'),
    account: { ...investor, firstName: 'Alix', lastName: 'Bonnechère' },
    holds: [],
  },
  {
    email: 'investor-2fa@sandbox.example',
    shows: bilingual('Double authentification activée', 'Two-factor authentication enabled'),
    account: {
      ...investor,
      firstName: 'Claude',
      lastName: 'Ostrevent',
      totpSecret: 'OR2W4ZLTMFWGY33XMVSGC3DMMVZW64TU',
    },
    holds: [2, 9],
  },
  {
    email: 'partner@banque-demo.example',
    shows: bilingual(
      'Rattaché à un partenaire de trois filiales, aucune choisie',
      'Partner with three children, none chosen',
    ),
    account: { ...partner, firstName: 'Morgane', lastName: 'Tillières', partnerId: 1, teamId: 1 },
    holds: [],
  },
  {
    email: 'partner-one@mutuelle-demo.example',
    shows: bilingual("Rattaché à un partenaire d'une seule filiale", 'Partner with exactly one child'),
    account: { ...partner, firstName: 'Swann', lastName: 'Delaubier', partnerId: 5, teamId: 5 },
    holds: [],
  },
  {
    email: 'partner-child@assureur-demo.example',
    shows: bilingual('Son partenaire a une société mère', 'The partner has a parent'),
    account: { ...partner, firstName: 'Noa', lastName: 'Lescarret', partnerId: 8, teamId: 6 },
    holds: [],
  },
  {
    email: 'partner-chosen@banque-demo.example',
    shows: bilingual('Filiale déjà choisie', 'Child partner already chosen'),
    account: {
      ...partner,
      firstName: 'Andrea',
      lastName: 'Castelvi',
      partnerId: 1,
      chosenPartnerId: 3,
      teamId: 2,
    },
    holds: [],
  },
  {
    email: 'partner-noteam@assureur-demo.example',
    shows: bilingual("N'a pas encore d'équipe", 'Has no team yet'),
    account: { ...partner, firstName: 'Charlie', lastName: 'Wimereux', partnerId: 8 },
    holds: [],
  },
  {
    email: 'advisor@cgp-demo.example',
    shows: bilingual('Conseil en gestion de patrimoine', 'Wealth adviser'),
    account: {
      ...partner,
      firstName: 'Ariel',
      lastName: 'Grandlieu',
      personType: 'advisor',
      rights: advisorRights,
      isChildUser: false,
      partnerId: 9,
      teamId: 7,
      administersTeamId: 7,
    },
    holds: [],
  },
  {
    email: 'family-office@cgp-demo.example',
    shows: bilingual(
      'Family office, autre conseil du même cabinet',
      'Family office, another adviser of the firm',
    ),
    account: {
      ...partner,
      firstName: 'Gaël',
      lastName: 'Montarlier',
      personType: 'family_office',
      rights: advisorRights,
      isChildUser: false,
      partnerId: 9,
      teamId: 7,
    },
    holds: [],
  },
]

/** Distributors: number, name, number of the parent. */
export const demoPartners: readonly (readonly [id: number, name: string, parentId: number | null])[] = [
  [1, 'Banque Démo', null],
  [2, 'Banque Démo Paris', 1],
  [3, 'Banque Démo Rhône', 1],
  [4, 'Banque Démo Atlantique', 1],
  [5, 'Mutuelle Démo', null],
  [6, 'Mutuelle Démo Particuliers', 5],
  [7, 'Assureur Démo Groupe', null],
  [8, 'Assureur Démo Vie', 7],
  [9, 'Cabinet CGP Démo', null],
]

type DemoTeam = {
  readonly id: number
  readonly partnerId: number
  readonly parentTeamId: number | null
  readonly name: string
  readonly domain: string
  readonly isApproved: boolean
  /** First and last number of the funds under agreement. */
  readonly funds: readonly [first: number, last: number] | null
}

// biome-ignore format: a table is read by lines
/** Teams, their sub-teams, and the funds that they may market. */
export const demoTeams: readonly DemoTeam[] = [
  { id: 1, partnerId: 1, parentTeamId: null, name: 'Gestion privée', domain: 'banque-demo.example', isApproved: true, funds: [1, 24] },
  { id: 2, partnerId: 1, parentTeamId: 1, name: 'Gestion privée Lyon', domain: 'banque-demo.example', isApproved: true, funds: [1, 12] },
  { id: 3, partnerId: 1, parentTeamId: 1, name: 'Gestion privée Nantes', domain: 'banque-demo.example', isApproved: true, funds: [13, 24] },
  { id: 4, partnerId: 1, parentTeamId: null, name: 'Trésorerie', domain: 'banque-demo.example', isApproved: false, funds: null },
  { id: 5, partnerId: 5, parentTeamId: null, name: 'Épargne', domain: 'mutuelle-demo.example', isApproved: true, funds: [5, 20] },
  { id: 6, partnerId: 8, parentTeamId: null, name: 'Unités de compte', domain: 'assureur-demo.example', isApproved: true, funds: [20, 48] },
  { id: 7, partnerId: 9, parentTeamId: null, name: 'Conseil', domain: 'cgp-demo.example', isApproved: true, funds: [1, 1_000] },
]
