import type { AttackCase, FormAttack } from './attack-case.ts'

const profile = {
  firstname: 'Mallory',
  lastname: 'Intruder',
  email: 'investor@sandbox.example',
  telephone: '',
  proof: '',
}

/** Form of the own profile, as another site's page would make the investor's browser send it. */
const sent = (change: Partial<FormAttack>): FormAttack => ({
  as: 'investor',
  form: '/api/account/profile',
  fields: profile,
  ...change,
  headers: { accept: 'application/json', ...change.headers },
})

const refused = (name: string, change: Partial<FormAttack>, status = 403): AttackCase => ({
  name,
  request: sent(change),
  expectation: { status, sameAccount: true, calls: [] },
})

const fromSites = ['cross-site', 'same-site', 'none', 'Same-Origin ', 'same-origin, cross-site', '']
const fromOrigins = [
  'https://evil.example',
  'null',
  'http://localhost',
  'https://localhost:3000',
  'http://localhost.evil.example:3000',
  'http://localhost:3000@evil.example',
]
const ofTypes = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencodedx',
  '',
]

const signOutBy = (name: string, change: Partial<FormAttack>, status: number): AttackCase => ({
  name: `a sign-out ${name}`,
  request: { as: 'investor', form: '/api/auth/signout', fields: { json: 'true' }, ...change },
  expectation: { status, signedInAs: 'investor@sandbox.example' },
})

/** Requests that another site makes a signed-in browser send. */
export const csrf: readonly AttackCase[] = [
  ...fromSites.map((site) =>
    refused(`a form of a page that is “${site}”`, { headers: { 'sec-fetch-site': site } }),
  ),
  ...fromOrigins.map((origin) => refused(`a form of ${origin}`, { headers: { origin } })),
  ...ofTypes.map((type) => refused(`a form as “${type}”`, { headers: { 'content-type': type } }, 415)),
  refused('a form without token', { token: 'none' }),
  refused('a form with an empty token', { token: { text: '' } }),
  refused('a form with the token of another browser', { token: 'other' }),
  refused('a form with a guessed token', { token: { text: '0'.repeat(64) } }),
  refused('a token and a cookie that the attacker made', {
    token: { text: 'attacker-token-1' },
    cookies: { csrf: `attacker-token-1|${'0'.repeat(64)}` },
  }),
  refused('a token whose cookie was taken away', { cookies: { csrf: '' }, token: { text: '0'.repeat(64) } }),
  refused('a cookie without its signature', { token: { text: 'plain' }, cookies: { csrf: 'plain' } }),
  {
    name: 'a form whose fields stand in the address',
    request: { as: 'investor', target: `/api/account/profile?${new URLSearchParams(profile)}` },
    expectation: { status: 405, sameAccount: true, calls: [] },
  },
  {
    name: 'a GET that a header calls a POST',
    request: {
      as: 'investor',
      target: '/api/account/sessions/end-others?_method=POST',
      headers: { 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
    },
    expectation: { status: 405, sameAccount: true },
  },
  signOutBy('from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 200),
  signOutBy('with a wrong token', { token: { text: 'wrong' } }, 200),
  signOutBy('without token', { token: 'none' }, 400),
  {
    name: 'a sign-out by a picture’s address',
    request: { as: 'investor', target: '/api/auth/signout' },
    expectation: { status: 302, location: '/connexion', signedInAs: 'investor@sandbox.example' },
  },
  {
    name: 'a sign-in that another site begins',
    request: { form: '/api/auth/signin/investor', fields: {}, headers: { 'sec-fetch-site': 'cross-site' } },
    expectation: { status: 303, location: '/connexion?error=csrf', headers: { 'set-cookie': null } },
  },
  {
    name: 'a staff sign-in that another site begins',
    request: {
      form: '/api/auth/callback/staff',
      fields: { email: 'staff@sandbox.example', password: 'Sandbox-2026!' },
      headers: { origin: 'https://evil.example' },
    },
    expectation: { status: 303, location: '/connexion/equipe?error=csrf', signedInAs: null },
  },
  {
    name: 'a choice of partner by another site',
    request: {
      as: 'partner',
      form: '/api/account/acting-for',
      fields: { partner: '2', callbackUrl: '/' },
      headers: { 'sec-fetch-site': 'cross-site' },
    },
    expectation: { status: 303, location: '/', sameAccount: true, calls: [] },
  },
  {
    name: 'a server function posted from another site',
    request: {
      as: 'investor',
      method: 'POST',
      target: '/_serverFn/anything',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      body: '{}',
    },
    expectation: { status: 403 },
  },
  {
    name: 'a server function read from another site',
    request: {
      as: 'investor',
      call: 'src/features/account/profile.functions.ts#getProfile',
      data: { locale: 'fr' },
      headers: { 'sec-fetch-site': 'cross-site' },
    },
    expectation: { status: 403, never: 'Aubrelin' },
  },
  {
    name: 'the session read with credentials by a page of another origin',
    request: { as: 'investor', target: '/api/auth/session', headers: { origin: 'https://evil.example' } },
    expectation: {
      status: 200,
      headers: {
        'access-control-allow-origin': null,
        'access-control-allow-credentials': null,
        'cross-origin-resource-policy': 'same-origin',
      },
    },
  },
  {
    name: 'a preflight before a form of another origin',
    request: {
      as: 'investor',
      method: 'OPTIONS',
      target: '/api/account/profile',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    },
    expectation: {
      status: 405,
      headers: { 'access-control-allow-origin': null, 'access-control-allow-methods': null },
    },
  },
  {
    name: 'the session as a script with a callback',
    request: { as: 'investor', target: '/api/auth/session?callback=attack&jsonp=attack' },
    expectation: { status: 200, says: /^\{/, headers: { 'content-type': 'application/json' } },
  },
  {
    name: 'a framed account page',
    request: { as: 'investor', target: '/mon-compte', headers: { 'sec-fetch-dest': 'iframe' } },
    expectation: {
      status: 200,
      headers: { 'x-frame-options': 'DENY', 'content-security-policy': "frame-ancestors 'none'" },
    },
  },
]
