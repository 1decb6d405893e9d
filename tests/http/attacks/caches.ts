import type { AttackCase } from './attack-case.ts'

/** Requests a public page with an attacker's headers first, then as an honest visitor. */
const poisoned = (
  name: string,
  headers: Readonly<Record<string, string>>,
  target = '/en/funds?status=open',
): AttackCase => ({
  name,
  first: [{ target, headers }],
  request: { target },
  expectation: {
    status: 200,
    never: /evil|attack/,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': /^public/,
      'cache-status': /^portal; (hit|fwd=miss)/,
    },
  },
})

/** A private page under a name that a cache in front may take for a file. */
const deceived = (target: string): AttackCase => ({
  name: `the account as ${target}`,
  request: { as: 'investor', target },
  // The page shows the signed-in user, as every page does: no cache may store it, under any URL.
  expectation: {
    status: [307, 400, 404],
    location: /^(\/(?!\/).*)?$/,
    headers: { 'cache-control': /no-store/ },
  },
})

const privateAddresses = [
  '/mon-compte',
  '/mon-compte/securite',
  '/mon-compte/documents',
  '/en/my-account/history',
  '/auth/investors/funds',
  '/fonds',
  '/',
  '/api/auth/session',
  '/api/auth/csrf',
] as const

const noStore = (target: string): AttackCase => ({
  name: `${target} of somebody who is signed in is kept nowhere`,
  request: { as: 'investor', target },
  expectation: { status: 200, headers: { 'cache-control': /no-store/, etag: null } },
})

/** Ways to put something into a cache that others are then given. */
export const caches: readonly AttackCase[] = [
  poisoned('Host', { host: 'evil.example' }),
  poisoned('X-Forwarded-Host', { 'x-forwarded-host': 'evil.example' }),
  poisoned('X-Forwarded-Proto and -Port', { 'x-forwarded-proto': 'evil', 'x-forwarded-port': '666' }),
  poisoned('X-Forwarded-Prefix', { 'x-forwarded-prefix': '/evil' }),
  poisoned('Forwarded', { forwarded: 'for=1.2.3.4;host=evil.example;proto=evil' }),
  poisoned('X-Original-URL', { 'x-original-url': '/evil' }),
  poisoned('X-Host', { 'x-host': 'evil.example', 'x-forwarded-server': 'evil.example' }),
  poisoned('Accept', { accept: 'application/json;attack' }),
  poisoned('Accept-Language', { 'accept-language': 'attack' }),
  poisoned('Accept-Encoding', { 'accept-encoding': 'attack, *;q=0' }),
  poisoned('User-Agent', { 'user-agent': '<script>attack()</script>' }),
  poisoned('Referer and Origin', { referer: 'https://evil.example', origin: 'https://evil.example' }),
  poisoned('Range', { range: 'bytes=0-3' }),
  poisoned('X-HTTP-Method-Override', { 'x-http-method-override': 'DELETE' }),
  poisoned('a header of the framework', { 'x-tsr-serverfn': 'true', 'x-tsr-redirect': 'manual' }),
  poisoned('the cookie of a language', { cookie: 'locale=attack; locale-3000=attack' }),
  poisoned('the name of a request', { 'x-request-id': 'attack-evil' }),
  poisoned('Authorization', { authorization: 'Bearer attack' }),
  poisoned('If-None-Match', { 'if-none-match': '*' }),
  {
    name: 'a campaign’s parameter with markup',
    first: [{ target: '/en/funds?status=closed&utm_source=%22%3E%3Cscript%3Eattack()%3C/script%3E' }],
    request: { target: '/en/funds?status=closed' },
    expectation: { status: 200, never: 'attack' },
  },
  {
    name: 'a parameter that no page reads goes past the cache',
    first: [{ target: '/en/sitemap?attack=evil' }],
    request: { target: '/en/sitemap' },
    expectation: { status: 200, never: /evil|attack/ },
  },
  {
    name: 'a parameter twice',
    first: [{ target: '/en/funds?page=1&page=attack' }],
    request: { target: '/en/funds' },
    expectation: { status: 200, never: 'attack' },
  },
  {
    name: 'a GET with a body',
    first: [
      {
        method: 'GET',
        target: '/en/sitemap',
        headers: { 'content-length': '19' },
        body: 'notice=attack&x=123',
      },
    ],
    request: { target: '/en/sitemap' },
    expectation: { status: 200, never: 'attack' },
  },
  {
    name: 'an error kept in the place of a page',
    first: [{ target: '/en/contact', headers: { 'x-forwarded-for': 'attack'.repeat(500) } }],
    request: { target: '/en/contact' },
    expectation: { status: 200 },
  },
  {
    name: 'a page that a HEAD made',
    first: [{ method: 'HEAD', target: '/en/funds?status=closed&view=table' }],
    request: { target: '/en/funds?status=closed&view=table' },
    expectation: { status: 200, says: '</html>' },
  },
  {
    name: 'a page of somebody who is signed in, then of a visitor',
    first: [{ as: 'investor', target: '/en/contact?state=sent' }],
    request: { target: '/en/contact?state=sent' },
    expectation: { status: 200, never: /Aubrelin|investor@sandbox/ },
  },
  {
    name: 'a redirect that is kept, under another host',
    first: [{ target: '/contact/', headers: { host: 'evil.example' } }],
    request: { target: '/contact/' },
    expectation: { status: 301, location: '/contact' },
  },
  ...[
    '/mon-compte.css',
    '/mon-compte/x.css',
    '/mon-compte/x.js',
    '/mon-compte;x.css',
    '/mon-compte%2fx.css',
    '/mon-compte%3fx.css',
    '/mon-compte%23x.css',
    '/mon-compte%00.css',
    '/mon-compte%0ax.css',
    '/mon-compte/securite/logo.png',
    '/en/my-account/robots.txt',
    '/mon-compte/documents/a.pdf',
    '/assets/../mon-compte',
    '/assets/..%2fmon-compte',
  ].map(deceived),
  {
    name: 'the session as a style sheet',
    request: { as: 'investor', target: '/api/auth/session/x.css' },
    expectation: { status: 400, never: 'investor@sandbox', headers: { 'cache-control': /no-store/ } },
  },
  {
    name: 'the session as a script',
    request: { as: 'investor', target: '/api/auth/session.js' },
    expectation: { status: 400, never: 'investor@sandbox', headers: { 'cache-control': /no-store/ } },
  },
  ...privateAddresses.map(noStore),
]
