import type { AttackCase, SignInAttack } from './attack-case.ts'

const expired = '/connexion?error=signin_expired'

const refusedResponse = (
  name: string,
  change: Omit<SignInAttack, 'signInBy'> & { readonly signInBy?: SignInAttack['signInBy'] },
  location = expired,
): AttackCase => ({
  name,
  request: { signInBy: 'investor', ...change },
  expectation: { status: 302, location, signedInAs: null },
})

const set = (name: string, value: string) => (response: URL) => response.searchParams.set(name, value)
const remove = (name: string) => (response: URL) => response.searchParams.delete(name)

/** A response that no sign-in of this browser belongs to. */
const unasked = (name: string, query: string, location = expired): AttackCase => ({
  name,
  request: { target: `/api/auth/callback/investor?${query}` },
  expectation: { status: 302, location, never: 'attack', signedInAs: null },
})

/** A sign-in begun with parameters that are the portal's own to choose. */
const begunWith = (name: string, fields: Readonly<Record<string, string>>): AttackCase => ({
  name,
  request: { form: '/api/auth/signin/investor', fields: { json: 'true', ...fields } },
  expectation: {
    status: 200,
    says: /redirect_uri=http%3A%2F%2Flocalhost%3A\d+%2Fapi%2Fauth%2Fcallback%2Finvestor&/,
    never:
      /redirect_uri=https|client_id=portal-partner|response_type=token|code_challenge_method=plain|scope=all/,
  },
})

/** Attacks on the way between the portal and the identity provider. */
export const openIdConnect: readonly AttackCase[] = [
  refusedResponse('an answer brought by a browser that has begun nothing', { broughtBy: 'empty' }),
  refusedResponse('an answer brought by a browser that has begun a sign-in of its own', {
    broughtBy: 'other',
  }),
  refusedResponse('another state', { response: set('state', 'A'.repeat(43)) }),
  refusedResponse('no state', { response: remove('state') }),
  refusedResponse('an empty state', { response: set('state', '') }),
  refusedResponse('a state that is a name of an object’s own', { response: set('state', '__proto__') }),
  refusedResponse('a state of seven thousand characters', { response: set('state', 'A'.repeat(7000)) }),
  refusedResponse('another code', { response: set('code', 'A'.repeat(43)) }),
  refusedResponse('no code', { response: remove('code') }),
  refusedResponse('a code with a line end', { response: set('code', 'a\r\nx: attack') }),
  refusedResponse('a mix-up: another issuer', { response: set('iss', 'https://evil.example') }),
  refusedResponse('a mix-up: no issuer', { response: remove('iss') }),
  refusedResponse('an issuer that only begins like ours', {
    response: (url) => url.searchParams.set('iss', `${url.searchParams.get('iss')}/`),
  }),
  refusedResponse('an answer of the investor’s client at the partner’s callback', {
    response: (url) => {
      url.pathname = '/api/auth/callback/partner'
    },
  }),
  refusedResponse('an answer of the partner’s client at the investor’s callback', {
    signInBy: 'partner',
    response: (url) => {
      url.pathname = '/api/auth/callback/investor'
    },
  }),
  {
    name: 'an answer brought twice: the session goes on, no second one opens',
    request: { signInBy: 'investor', times: 2 },
    expectation: {
      status: 302,
      location: '/',
      signedInAs: 'investor@sandbox.example',
      headers: { 'set-cookie': null },
    },
  },
  refusedResponse(
    'an error beside a good code',
    { response: set('error', 'access_denied') },
    '/connexion?error=access_denied',
  ),
  refusedResponse(
    'an error whose description is markup',
    {
      response: (url) => {
        url.search = `state=${url.searchParams.get('state')}&iss=${encodeURIComponent(url.searchParams.get('iss') ?? '')}&error=access_denied&error_description=%3Cscript%3Eattack()%3C%2Fscript%3E&error_uri=https%3A%2F%2Fevil.example`
      },
    },
    '/connexion?error=access_denied',
  ),
  unasked('an error that nobody asked for', 'error=access_denied&error_description=attack'),
  unasked('an error of another name', 'error=%3Cscript%3Eattack()%3C/script%3E'),
  unasked('tokens in the address (implicit flow)', 'access_token=attack&id_token=attack&state=x'),
  unasked('two states and two codes', 'state=a&state=b&code=attack&code=attack'),
  {
    name: 'a sign-in cookie that the attacker made',
    request: { target: '/api/auth/callback/investor?state=x&code=y', cookies: { signin: 'A'.repeat(43) } },
    expectation: { status: 302, location: expired, signedInAs: null },
  },
  {
    name: 'an answer as a form post',
    request: { form: '/api/auth/callback/investor', fields: { code: 'x', state: 'y' } },
    expectation: { status: 400, signedInAs: null },
  },
  {
    name: 'the callback of a provider that is none',
    request: { target: '/api/auth/callback/evil?code=x&state=y' },
    expectation: { status: 400 },
  },
  {
    name: 'the callback of a provider named like a part of every object',
    request: { target: '/api/auth/callback/constructor?code=x&state=y' },
    expectation: { status: 400 },
  },
  {
    name: 'staff credentials in an address',
    request: { target: '/api/auth/callback/staff?email=staff%40sandbox.example&password=Sandbox-2026!' },
    expectation: { status: 400, signedInAs: null },
  },
  begunWith('another redirect_uri', { redirect_uri: 'https://evil.example/callback' }),
  begunWith('another client', { client_id: 'portal-partner' }),
  begunWith('the implicit flow', { response_type: 'token' }),
  begunWith('a challenge without hashing', { code_challenge_method: 'plain', code_challenge: 'x' }),
  begunWith('a wider scope', { scope: 'all' }),
  begunWith('parameters smuggled in by login_hint', { login_hint: 'a&scope=all&redirect_uri=https://evil' }),
  {
    name: 'a login page that is to show an attacker’s words',
    request: { target: '/connexion?error=access_denied&error_description=Call+attack+now&message=attack' },
    expectation: { status: [200, 307], never: /Call attack/ },
  },
  {
    name: 'a login page with an error that is none of its codes',
    request: { target: '/en/login?error=%3Cscript%3Eattack()%3C/script%3E' },
    expectation: { status: 307, location: '/en/login' },
  },
]
