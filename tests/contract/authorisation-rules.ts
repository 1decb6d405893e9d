import { mayMandateCall } from './authorisation-of-mandates.ts'

/**
 * Callers who try every private call. All are demo accounts, except the first two and the guests, who read the data of
 * the first investor.
 */
export const personas = [
  'nobody',
  'a forged token',
  'investor',
  'investor-entity',
  'investor-pending',
  'partner-chosen',
  'partner-one',
  'advisor',
  'family-office',
  'investor-guest',
  'investor-guest-documents',
  'investor-guest-figures',
  'investor-hats',
  'investor-one',
  'investor-mandate-act',
  'investor-mandate-figures',
  'investor-mandate-documents',
] as const

export type Persona = (typeof personas)[number]

/** The accounts that become guests of the first investor, and which part they may read. */
export const guests = [
  ['investor-guest', 'investor-pending', 'both'],
  ['investor-guest-documents', 'investor-entity', 'documents'],
  ['investor-guest-figures', 'investor-empty', 'figures'],
] as const satisfies readonly (readonly [Persona, string, string])[]

/** Addresses of the personas' demo accounts; undefined for personas without one. */
export const accounts: Partial<Record<Persona, string>> = {
  investor: 'investor@sandbox.example',
  'investor-entity': 'investor-entity@sandbox.example',
  'investor-pending': 'investor-pending@sandbox.example',
  'partner-chosen': 'partner-chosen@banque-demo.example',
  'partner-one': 'partner-one@mutuelle-demo.example',
  'investor-hats': 'investor-hats@sandbox.example',
  'investor-one': 'investor-one@sandbox.example',
  advisor: 'advisor@cgp-demo.example',
  'family-office': 'family-office@cgp-demo.example',
}

type Client = 'investor' | 'partner'

const clientOf = (persona: Persona): Client => (persona.startsWith('investor') ? 'investor' : 'partner')

/** Returns the clients whose users a path is for; both if the path names none. */
function clientsOf(path: string): readonly Client[] {
  if (/^\/auth\/investor/.test(path)) return ['investor']
  if (/^\/auth\/(partner|advisor)/.test(path)) return ['partner']
  return ['investor', 'partner']
}

/** Paths that only some users of a client may call, and who. */
const reserved: readonly (readonly [RegExp, readonly Persona[]])[] = [
  [/^\/auth\/advisor-subscriptions/, ['advisor', 'family-office']],
  // The advisor administers the team of both.
  [/^\/auth\/partner-teams\/admin|\/invitation-lists/, ['advisor']],
  [/^\/auth\/partners\/cases\/(create|\{id\}\/(?!signed|receipt))/, ['advisor', 'family-office']],
]

/**
 * Calls that a user may make before staff approve the registration: read and secure the own account, list the public
 * documents downloaded, read notifications (P-155).
 */
const openToPending =
  /^\/auth\/investors\/\{id\}$|^\/auth\/investor-users\/(two-factor|sessions|auth-logs|personal-data|downloads|notifications|mail-settings|guest-invitations|guest-accesses|profile\/change-password)/

const request = {
  share: 'share-1',
  amount: '100000.00',
  client: {
    person: 'natural',
    civility: 'mrs',
    firstname: 'Hélène',
    lastname: 'Orsenne',
    birth_date: '1979-02-28',
    birth_city: 'Quimper',
    email: 'helene@client.example',
    telephone: '+33639980079',
    address: '3, quai Inventé',
    ...{ postal_code: '29000', city: 'Quimper', country: 'FR' },
  },
  declarations: { identity: true, documents: true, suitability: true },
}

/** A body that would do something, for calls that some users of a client may make and others may not. */
export const bodies: Readonly<Record<string, object>> = {
  '/auth/investor-users/update': { firstname: 'X' },
  '/auth/investor-users/mail-settings/update': { notices: 'at_once', documents: 'never', values: 'never' },
  '/auth/investor-users/step-up': { proof: { password: 'x' } },
  '/auth/investor-users/guests': {
    email: 'guest-of-matrix@client.example',
    scope: 'both',
    until: '2026-01-01',
  },
  '/auth/investor-users/guest-invitations/read': { secret: 'x' },
  '/auth/investor-users/guest-invitations/accept': { secret: 'x' },
  '/auth/investors/questions': { subject: 'Valeur', text: 'Quand paraît-elle ?' },
  '/auth/investors/questions/{id}/messages': { text: 'Merci.' },
  '/auth/investor-users/profile/update': {
    firstname: 'Lou',
    lastname: 'Passavant',
    email: 'investor-pending@sandbox.example',
    telephone: null,
    fields: [],
  },
  '/auth/partner-teams/admin/rights': { member: 'acc-x', rights: [], seen: [] },
  '/auth/partner-teams/admin/suspend': { member: 'acc-x', suspended: true },
  '/auth/partner-teams/admin/hand-over': { member: 'acc-x', to: 'acc-y' },
  '/auth/partner-teams/admin/decide-request': { member: 'acc-x', decision: 'accept' },
  '/auth/partner-users/invitation-lists': {
    text: 'personne',
    key: '6f2d2bb0-6d3e-4a4e-9a63-0d1f0c7e2a11',
  },
  '/auth/partners/shares': {
    document: 'doc-99999999',
    recipient_name: 'Hélène Orsenne',
    recipient_email: null,
    locale: 'fr',
    days: 7,
    most_openings: null,
    mail: false,
  },
  '/auth/advisor-subscriptions': request,
  '/auth/partners/cases/create': { share: null },
  '/auth/partners/cases/{id}/save': { answers: { firstname: 'Maxence' } },
  '/auth/partners/cases/{id}/signature': { version: 1, request },
  '/auth/partners/cases/{id}/sign': { version: 1, code: '000000' },
  '/auth/partners/cases/{id}/documents': { kind: 'address', content: '', expires_on: null },
  '/auth/partners/cases/{id}/documents/remove': { document: 'cdo-1' },
  '/auth/partners/cases/{id}/warnings': { accepted: [] },
  '/auth/partners/cases/{id}/messages': { text: 'Bonjour' },
  '/auth/partners/cases/{id}/withdraw': { version: 999, reason: '' },
}

/** Query of a call that needs one. */
export const queries: Readonly<Record<string, string>> = {
  '/auth/investors/document-texts': '?q=valeur',
  '/auth/partners/document-texts': '?q=valeur',
}

/** A question with a file, which the personas ask before the calls are tried. */
export const questionWithFile = {
  subject: 'Justificatif',
  text: 'Le voici.',
  attachment: { name: 'justificatif.jpg', content: Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64') },
}

/** Calls open to guests, by scope: repeated here, so that an addition to the contract's list fails a test. */
const openToGuests: readonly (readonly [RegExp, 'documents' | 'figures' | null])[] = [
  [/^\/auth\/investors\/\{id\}$/, null],
  [/^\/auth\/investors\/(holdings|position|agenda|funds|funds\/overview)$/, 'figures'],
  [/^\/auth\/investors\/holdings\/\{id\}\/capital-account$/, 'figures'],
  [/^\/auth\/investors\/funds\/\{id\}\/documents\/search$/, 'documents'],
  [/^\/auth\/investors\/(documents\/search|documents\/\{id\}|document-texts)$/, 'documents'],
  // Public files by every access; those of subscribers by one to documents, as `guests.test.ts` proves.
  [/^\/documents\/\{id\}\/content$/, null],
]

function mayGuestCall(persona: Persona, { method, path }: Call): boolean {
  const scope = guests.find(([name]) => name === persona)?.[2]
  if (method !== 'GET') return false
  return openToGuests.some(
    ([pattern, part]) => pattern.test(path) && (part === null || scope === 'both' || scope === part),
  )
}

type Call = { readonly method: string; readonly path: string }

/** Reports whether a persona may make a call at all, whatever its subject. */
export function mayCall(persona: Persona, call: Call): boolean {
  const { path } = call
  if (persona === 'nobody' || persona === 'a forged token') return false
  if (!clientsOf(path).includes(clientOf(persona))) return false
  if (persona.startsWith('investor-guest')) return mayGuestCall(persona, call)
  if (persona.startsWith('investor-mandate')) return mayMandateCall(persona, call)
  if (persona === 'investor-pending') return openToPending.test(path)
  return reserved.every(([pattern, allowed]) => !pattern.test(path) || allowed.includes(persona))
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/auth\/(investors|partners)\/\{id\}$/, 'account'],
  [/^\/auth\/(investors|partners)\/funds\/\{id\}\/documents\/search$/, 'catalogueFund'],
  [/^\/auth\/partners\/clients\/\{id\}$/, 'client'],
  [/^\/auth\/partners\/cases\/\{id\}/, 'case'],
  [/^\/auth\/partners\/case-documents\/\{id\}/, 'caseDocument'],
  [/^\/auth\/partners\/shares\/\{id\}/, 'share'],
  [/^\/auth\/partner-teams\/\{id\}/, 'team'],
  [/^\/documents\/\{id\}|^\/auth\/(investors|partners)\/documents\/\{id\}$/, 'document'],
  [/\/invitations\/\{id\}/, 'invitation'],
  [/^\/auth\/advisor-subscriptions\/\{id\}/, 'request'],
  [/\/auth-logs\/\{id\}/, 'signIn'],
  [/\/guests\/\{id\}/, 'guest'],
  [/\/guest-accesses\/\{id\}/, 'guestAccess'],
  [/\/mandates\/\{id\}/, 'mandate'],
  [/^\/auth\/investors\/holdings\/\{id\}/, 'holding'],
  [/^\/auth\/investors\/notices\/\{id\}/, 'notice'],
  [/^\/auth\/(investors|partners)\/letters\/\{id\}$/, 'letter'],
  [/^\/auth\/investors\/questions\/\{id\}/, 'question'],
  [/^\/auth\/investors\/question-attachments\/\{id\}/, 'attachment'],
]

/** Returns the kind of the id in a path; undefined for a path without. Throws for a path that has no entry yet. */
export function kindOf(path: string): string | undefined {
  if (!path.includes('{id}')) return undefined
  const known = kinds.find(([pattern]) => pattern.test(path))
  if (known !== undefined) return known[1]
  throw new Error(`tests/contract/authorisation-rules.ts does not know what ${path} names`)
}

/** Returns the paths that list a persona's own ids, by kind. */
export function listsOf(persona: Persona): Readonly<Record<string, string>> {
  const client = clientOf(persona)
  const both = {
    fund: `/auth/${client}s/funds?pageSize=100`,
    document: `/auth/${client}s/documents/search?access=subscribers&pageSize=100`,
    signIn: `/auth/${client}-users/auth-logs`,
    letter: `/auth/${client}s/letters?pageSize=100`,
  }
  if (client === 'investor')
    return {
      ...both,
      holding: '/auth/investors/holdings',
      guest: '/auth/investor-users/guests',
      guestAccess: '/auth/investor-users/guest-accesses',
      mandate: '/auth/investor-users/mandates',
      notice: '/auth/investors/notices?pageSize=100',
      question: '/auth/investors/questions?pageSize=100',
    }
  return {
    ...both,
    client: '/auth/partners/clients?pageSize=100',
    case: '/auth/partners/cases?pageSize=100',
    share: '/auth/partners/shares?pageSize=100',
    team: '/auth/partner-teams',
    invitation: '/auth/partner-users/invitations',
    request: '/auth/advisor-subscriptions',
  }
}

/** Reports whether a persona owns all objects of a kind: the advisors' team has every fund under agreement. */
export const holdsAll = (persona: Persona, kind: string): boolean =>
  kind === 'document' && (persona === 'advisor' || persona === 'family-office')
