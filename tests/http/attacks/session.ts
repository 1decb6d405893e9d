import type { AttackCase, AttackRequest } from './attack-case.ts'

const toLogin = '/connexion?callbackUrl=%2Fmon-compte'

/** The account page asked for with another cookie than the one that the browser was given. */
const refused = (name: string, session: (sealed: string) => string): AttackCase => ({
  name,
  request: { as: 'investor', target: '/mon-compte', session },
  expectation: { status: [302, 307], location: toLogin, never: 'Aubrelin', signedInAs: null },
})

const flipAt = (share: number) => (sealed: string) => {
  const at = Math.floor(sealed.length * share)
  return `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
}

const withCookie = (name: string, cookie: string): AttackCase => ({
  name,
  request: { target: '/mon-compte', headers: { cookie } },
  expectation: { status: [302, 307], location: toLogin, signedInAs: null },
})

const leave: AttackRequest = { as: 'emptyInvestor', form: '/api/auth/signout', fields: { json: 'true' } }

/** Attacks that try to take over an identity without signing in. */
export const session: readonly AttackCase[] = [
  refused('a sealed session cut at its end', (sealed) => sealed.slice(0, -2)),
  refused('a sealed session cut at its beginning', (sealed) => sealed.slice(2)),
  refused('half a sealed session', (sealed) => sealed.slice(0, sealed.length / 2)),
  refused('a sealed session twice', (sealed) => sealed + sealed),
  refused('a sealed session with padding', (sealed) => `${sealed}%3D`),
  refused('a sealed session in upper case', (sealed) => sealed.toUpperCase()),
  refused('a changed key id', flipAt(0)),
  refused('a changed nonce', flipAt(0.1)),
  refused('a changed tag', flipAt(0.3)),
  refused('a changed cipher text', flipAt(0.8)),
  refused('another alphabet of base 64', (sealed) => `+/${sealed.slice(2)}`),
  refused('zeroes of the right length', (sealed) => 'A'.repeat(sealed.length)),
  refused('a JSON document', () => encodeURIComponent('{"user":{"role":"staff"},"id":"1"}')),
  refused('an unsigned token', () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJpbnZlc3Rvci0xIn0.'),
  refused('a name of an object’s own', () => '__proto__'),
  refused('nothing but a broken encoding', () => '%E0%A4%A'),
  refused('seven thousand characters', () => 'A'.repeat(7000)),
  withCookie('a cookie of the name that https has', '__Host-session=AAAA'),
  withCookie('a hundred cookies', Array.from({ length: 100 }, (_, n) => `session-${n}=x`).join('; ')),
  withCookie('a cookie header of separators', '; ;;= ;=; =;'),
  {
    name: 'an expired session: one that was signed out, brought again',
    first: [leave],
    request: { as: 'emptyInvestor', target: '/mon-compte', session: (sealed) => sealed },
    expectation: { status: [302, 307], location: toLogin, never: 'Bonnechère', signedInAs: null },
  },
  {
    name: 'a session planted before sign-in (fixation)',
    request: { signInBy: 'investor', cookies: { session: 'planted-by-the-attacker' } },
    expectation: {
      status: 302,
      location: '/',
      signedInAs: 'investor@sandbox.example',
      never: 'planted-by-the-attacker',
    },
  },
  {
    name: 'a session in the address',
    request: { target: '/mon-compte?session=AAAA&sessionId=AAAA&token=AAAA' },
    expectation: { status: 302, location: /^\/connexion\?callbackUrl=/, signedInAs: null },
  },
  {
    name: 'a bearer token in the place of a session',
    request: { target: '/mon-compte', headers: { authorization: 'Bearer AAAA' } },
    expectation: { status: [302, 307], location: toLogin },
  },
  {
    name: 'a made-up token of the content backend',
    request: {
      target: '/espace-equipe',
      cookies: { content_token: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.AAAA' },
    },
    expectation: { status: [302, 307], location: /^\/connexion/, signedInAs: null },
  },
  {
    name: 'the cookie of a preview without a member of staff',
    request: { target: '/', cookies: { preview: '1' } },
    expectation: {
      status: 200,
      headers: { 'cache-control': 'no-store' },
      never: /quitter l’aperçu|leave the preview/i,
    },
  },
  {
    name: 'the cookie of a maintenance bypass, made up',
    request: { target: '/', cookies: { maintenance: `9999999999999.${'A'.repeat(43)}` } },
    expectation: { status: 200 },
  },
  {
    name: 'the ids of sessions in what browsers may read of a session',
    request: { as: 'investor', target: '/api/auth/session' },
    expectation: { status: 200, never: /eyJ[\w-]+\.[\w-]+\.|access_?token|refresh_?token|id_?token/i },
  },
]
