import type { PlainValue } from '../../support/server-function.ts'
import type { AttackCase, Persona } from './attack-case.ts'

/** Privileges that an attacker may try to set, in the shapes from which form parsers create objects. */
const privileges = {
  role: 'staff',
  rights: ['subscriptions:create', 'team:invite'],
  funds: ['fnd-3', 'fnd-13'],
  verification: 'verified',
  verified: 'true',
  confirmed: 'true',
  email_verified: 'true',
  emailVerified: 'true',
  id: 'acc-1',
  sub: 'acc-1',
  user_id: 'acc-1',
  partner: '7',
  partner_id: '7',
  id_partner: '7',
  is_child_user: 'false',
  team_id: '6',
  'user[role]': 'staff',
  'user.role': 'staff',
  'fields[role]': 'staff',
  'field-role': 'staff',
  'field-rights': 'subscriptions:create',
  '__proto__[role]': 'staff',
  'constructor[prototype][role]': 'staff',
  json: '{"role":"staff"}',
} as const

const own = {
  investor: {
    firstname: 'Camille',
    lastname: 'Aubrelin',
    email: 'investor@sandbox.example',
    telephone: '+33639980001',
  },
  partner: {
    firstname: 'Andrea',
    lastname: 'Castelvi',
    email: 'partner-chosen@banque-demo.example',
    telephone: '+33639980001',
  },
} as const

const assigned = (
  as: Persona,
  form: string,
  fields: Readonly<Record<string, string>>,
  status: number,
): AttackCase => ({
  name: `${form} of ${as} with every privilege among its fields`,
  request: { as, form, fields: { ...privileges, ...fields } },
  expectation: { status, ...(status === 303 ? { location: /^\// } : {}), sameAccount: true },
})

const closedPage = (
  as: Persona,
  target: string,
  status: number,
  never = /Castelvi|Tillières|Lescarret/,
): AttackCase => ({
  name: `${target} for ${as}`,
  request: { as, target },
  expectation: { status, ...(status === 302 ? { location: /^\// } : {}), never },
})

const refusedCall = (
  as: Persona,
  call: string,
  status: number,
  data: Readonly<Record<string, PlainValue>> = {},
): AttackCase => ({
  name: `${call} by ${as}`,
  request: { as, call: `src/features/${call}`, data: { locale: 'fr', ...data } },
  expectation: { status, says: status === 200 ? 'not_found' : /unauthenticated|forbidden/ },
})

const refusedForm = (
  as: Persona,
  form: string,
  fields: Readonly<Record<string, string>>,
  status: number,
): AttackCase => ({
  name: `${form} by ${as} with ${JSON.stringify(fields)}`,
  request: { as, form, fields, headers: { accept: 'application/json' } },
  expectation: { status, sameAccount: true },
})

const made = { email: 'made-by-attack@nowhere.example', password: 'Made-By-Attack-1' }

/** Attacks on other users' objects, another role's pages, and privileges that were never granted. */
export const authorisation: readonly AttackCase[] = [
  // Mass assignment.
  assigned('investor', '/api/account/profile', own.investor, 303),
  assigned('partner', '/api/account/profile', own.partner, 303),
  assigned(
    'investor',
    '/api/account/password',
    { currentPassword: 'Wrong-1234', password: 'x', confirmation: 'x' },
    303,
  ),
  assigned('investor', '/api/account/two-factor/begin', { password: 'Wrong-1234' }, 303),
  assigned('investor', '/api/auth/session', {}, 200),
  assigned('investor', '/api/account/sessions/end', { session: 'none' }, 303),
  assigned('partner', '/api/forms/add-team', { newTeam: '' }, 303),
  assigned('partner', '/api/forms/invite-email', { email: 'nobody' }, 303),
  assigned('advisor', '/api/forms/subscription', { share: 'shr-2-a' }, 303),
  {
    name: 'a staff registration with every privilege opens nothing',
    first: [
      {
        form: '/api/staff/register',
        fields: {
          ...privileges,
          blocked: 'false',
          provider: 'local',
          ...made,
          username: 'made-by-attack',
          confirmation: made.password,
        },
      },
    ],
    request: { form: '/api/auth/callback/staff', fields: { ...made, json: 'true' } },
    expectation: { status: [401, 403], signedInAs: null },
  },
  {
    name: 'a registration of an investor who calls himself verified goes no further than his form',
    request: {
      form: '/api/forms/investor-natural-funds',
      fields: { ...privileges, lifeInsurance: 'no', declaration: 'on', terms: 'on' },
      headers: { accept: 'application/json' },
    },
    expectation: { status: [403, 404, 409, 422], signedInAs: null },
  },
  {
    name: 'a choice of team without the ticket of a confirmed address',
    request: { form: '/api/forms/team', fields: { ...privileges, team: 'team-1', newTeam: '' } },
    // Redirect to the page that asks for a sign-in.
    expectation: { status: 303, location: '/partenaire/choisir-son-equipe', signedInAs: null, calls: [] },
  },
  {
    name: 'a password without a posted code that was shown',
    request: {
      form: '/api/forms/new-password',
      fields: {
        ...privileges,
        email: 'investor@sandbox.example',
        password: 'New-Secret-12',
        confirmation: 'New-Secret-12',
        terms: 'on',
      },
    },
    expectation: {
      status: 303,
      location: '/investisseur/verification?state=expired',
      signedInAs: null,
      calls: [],
    },
  },
  // Another role's.
  closedPage('visitor', '/mon-compte', 302),
  closedPage('visitor', '/en/my-account/security', 302),
  closedPage('visitor', '/auth/investors/funds', 302),
  closedPage('visitor', '/espace-equipe', 302),
  closedPage('investor', '/mon-compte/equipe', 403),
  closedPage('investor', '/mon-compte/utilisateurs', 403),
  closedPage('investor', '/mon-compte/souscriptions', 403),
  closedPage('investor', '/mon-compte/demandes', 403),
  closedPage('investor', '/espace-equipe', 403),
  closedPage('investor', '/espace-equipe/mot-de-passe', 403),
  closedPage('partner', '/auth/investors/funds', 403, /Aubrelin/),
  closedPage('partner', '/mon-compte/demandes', 403, /Grandlieu/),
  closedPage('partner', '/espace-equipe', 403, /staff@/),
  closedPage('staff', '/mon-compte', 302),
  closedPage('investor', '/api/preview?type=article&slug=x&locale=fr', 403),
  closedPage('visitor', '/api/preview?type=article&slug=x&locale=fr', 403),
  refusedCall('visitor', 'position/position.functions.ts#getHoldings', 401, { search: {} }),
  refusedCall('visitor', 'account/security.functions.ts#getSecurity', 401),
  refusedCall('partner', 'position/position.functions.ts#getHoldings', 403, { search: {} }),
  refusedCall('pendingInvestor', 'position/position.functions.ts#getHoldings', 403, { search: {} }),
  refusedCall('pendingInvestor', 'documents/library/library.functions.ts#getLibrary', 403, { search: {} }),
  refusedCall('pendingInvestor', 'documents/library/library.functions.ts#getLatestDocuments', 403),
  refusedCall('investor', 'teams/teams.functions.ts#getTeams', 403),
  refusedCall('investor', 'subscriptions/client-subscriptions.functions.ts#getClientSubscriptions', 403, {
    search: {},
  }),
  refusedCall('partner', 'subscriptions/subscribe.functions.ts#getSubscriptionDesk', 403),
  refusedCall('partner', 'subscriptions/requests.functions.ts#getRequests', 403, { page: 1 }),
  refusedCall('staff', 'account/profile.functions.ts#getProfile', 401),
  refusedForm('partner', '/api/forms/subscription', { share: 'shr-2-a' }, 403),
  refusedForm('partner', '/api/forms/subscription-send', {}, 403),
  refusedForm('investor', '/api/forms/invite-email', { email: 'x@banque-demo.example' }, 403),
  refusedForm(
    'investor',
    '/api/staff/password',
    { currentPassword: 'x', password: 'New-Secret-12', confirmation: 'New-Secret-12' },
    401,
  ),
  // Another's of the same role.
  refusedCall('partner', 'teams/teams.functions.ts#getTeam', 200, { id: 'team-6', page: 1 }),
  refusedCall('otherPartner', 'teams/teams.functions.ts#getTeam', 200, { id: 'team-1', page: 1 }),
  refusedCall('advisor', 'subscriptions/requests.functions.ts#getRequest', 200, { id: 'req-999' }),
  refusedCall('partner', 'teams/teams.functions.ts#getTeam', 200, { id: '../users', page: 1 }),
  closedPage('partner', '/mon-compte/equipe/team-6', 404, /Unités de compte|Lescarret/),
  closedPage('otherPartner', '/mon-compte/equipe/team-1', 404, /Gestion privée|Castelvi|Tillières/),
  closedPage('advisor', '/mon-compte/demandes/req-999', 404),
  refusedForm('partner', '/api/forms/switch-team', { team: 'team-6' }, 422),
  refusedForm('partner', '/api/forms/switch-team', { team: 'team-4' }, 422),
  refusedForm('otherPartner', '/api/forms/own-team', { team: 'team-1', newTeam: '' }, 422),
  refusedForm('partner', '/api/forms/invite-email', { email: 'x@assureur-demo.example' }, 422),
  refusedForm('partner', '/api/forms/invite-email', { email: 'x@evil.banque-demo.example' }, 422),
  refusedForm('partner', '/api/forms/invite-email', { email: 'x@banque-demo.example.evil.example' }, 422),
  refusedForm('otherPartner', '/api/forms/open-invitation', { invitation: 'inv-1', act: 'revoke' }, 404),
  {
    name: 'acting for another company’s child',
    request: { as: 'partner', form: '/api/account/acting-for', fields: { partner: '6', callbackUrl: '/' } },
    expectation: { status: 303, location: '/', sameAccount: true, calls: [] },
  },
  {
    name: 'acting for a child without being one of its partner’s users',
    request: { as: 'advisor', form: '/api/account/acting-for', fields: { partner: '2', callbackUrl: '/' } },
    expectation: { status: 303, location: '/', sameAccount: true, calls: [] },
  },
  {
    name: 'another’s email address without the password',
    request: {
      as: 'investor',
      form: '/api/account/profile',
      fields: { ...own.investor, email: 'investor-entity@sandbox.example', proof: '' },
      headers: { accept: 'application/json' },
    },
    expectation: { status: 422, sameAccount: true },
  },
]
