import type { AttackCase } from './attack-case.ts'

/** Spellings of the investor's account, of which no visitor may see anything. */
const spellings = [
  '/mon-compte/',
  '/Mon-Compte',
  '/MON-COMPTE',
  '/%6d%6f%6e-compte',
  '/%256d%256f%256e-compte',
  '/mon%2Dcompte',
  '/mon-compte%2f',
  '/mon-compte%20',
  '/mon-compte.',
  '/mon-compte;jsessionid=1',
  '/mon-compte%3b',
  '/mon-compte%23',
  '/mon-compte%3fx',
  '/./mon-compte',
  '/fonds/../mon-compte',
  '/fonds/..%2fmon-compte',
  '/fonds/%2e%2e/mon-compte',
  '/fonds/%252e%252e/mon-compte',
  '/fonds/..;/mon-compte',
  '/fonds/%2e%2e%3b/mon-compte',
  '/%EF%BC%8Fmon-compte',
  '/mon%E2%80%90compte',
  '/mon-compte%CC%81',
  '/fr/mon-compte',
  '/fr/account',
  '/en/mon-compte',
  '/en/../mon-compte',
  '/account',
  '/$locale/account',
  '/api/../mon-compte',
  '/api/auth/../../mon-compte',
  '/_serverFn/../mon-compte',
] as const

const spelled = (target: string): AttackCase => ({
  name: `${target}`,
  request: { target },
  expectation: {
    status: [301, 302, 307, 400, 404],
    location: /^(\/(?!\/).*)?$/,
    never: /Aubrelin/,
    signedInAs: null,
  },
})

const malformed = [
  '/mon-compte%00',
  '/mon-compte%00.css',
  '/mon-compte%0a',
  '/mon-compte%c0%af',
  '/%c0%ae%c0%ae/mon-compte',
  '/mon-compte%',
  '/mon-compte%zz',
  '/mon-compte%5c',
  '/..\\mon-compte',
  '//mon-compte',
  '///mon-compte',
] as const

const refusedAsMalformed = (target: string): AttackCase => ({
  name: `${target}`,
  request: { target },
  expectation: { status: 400 },
})

/** Server files that no URL of the portal may return. */
const files = [
  '/.env',
  '/.git/config',
  '/package.json',
  '/server.js',
  '/dist/server/server.js',
  '/assets/../package.json',
  '/assets/..%2f..%2fserver/server.js',
  '/assets/%2e%2e/%2e%2e/server/server.js',
  '/assets/%252e%252e/server.js',
  '/assets/',
  '/assets',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/locales/../../../etc/passwd',
  '/locales/__proto__.json',
  '/locales/..%2ffr-FR.json',
  '/sitemaps/..%2fx.xml',
  '/feeds/funds/..%2f..%2fx.xml',
  '/node_modules/react/package.json',
  '/src/server.ts',
  '/@fs/etc/passwd',
  '/@vite/client',
  '/__open-in-editor?file=x',
] as const

const noFile = (target: string): AttackCase => ({
  name: `${target}`,
  request: { target },
  expectation: {
    status: [301, 307, 400, 404],
    location: /^(\/(?!\/).*)?$/,
    never: /root:x|"dependencies"|createStartHandler|\[core\]/,
  },
})

/** Ways to reach an address by another spelling of it. */
export const pathConfusion: readonly AttackCase[] = [
  ...spellings.map(spelled),
  ...malformed.map(refusedAsMalformed),
  ...files.map(noFile),
  {
    name: 'a path in the header of another server (X-Original-URL)',
    request: { target: '/', headers: { 'x-original-url': '/mon-compte', 'x-rewrite-url': '/mon-compte' } },
    expectation: { status: 200, headers: { 'cache-control': /^public/ } },
  },
  {
    name: 'five thousand characters',
    request: { target: `/${'a'.repeat(5000)}` },
    expectation: { status: 414 },
  },
  {
    name: 'a thousand segments',
    request: { target: '/a'.repeat(1000) },
    expectation: { status: 404 },
  },
]
