import type { AttackCase } from './attack-case.ts'

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/..//evil.example',
  'https:evil.example',
  'javascript:attack()',
  'data:text/html,attack',
] as const

const atSignOut = (callbackUrl: string): AttackCase => ({
  name: `sign-out with callbackUrl ${callbackUrl}`,
  request: { form: '/api/auth/signout', fields: { callbackUrl, json: 'true' } },
  expectation: { status: 200, says: /"url":"http:\/\/localhost:\d+\/"/, never: 'evil.example' },
})

const atLogin = (callbackUrl: string): AttackCase => ({
  name: `login page with callbackUrl ${callbackUrl}`,
  request: { target: `/api/auth/signin?callbackUrl=${encodeURIComponent(callbackUrl)}` },
  expectation: { status: 302, location: '/connexion', never: 'evil.example' },
})

const atPreviewExit = (exit: string): AttackCase => ({
  name: `leaving a preview for ${exit}`,
  request: { target: `/api/preview?exit=${encodeURIComponent(exit)}` },
  expectation: { status: 303, location: '/', never: 'evil.example' },
})

/** Ways to make the portal send its visitor to another host. */
export const openRedirect: readonly AttackCase[] = [
  ...elsewhere.slice(0, 8).map(atSignOut),
  ...elsewhere.slice(4).map(atLogin),
  ...elsewhere.slice(0, 6).map(atPreviewExit),
  {
    name: 'a refused form with returnPath on another host',
    request: {
      form: '/api/forms/posted-code',
      fields: { returnPath: '//evil.example/x', code: '', prefix: '' },
    },
    expectation: { status: 303, location: '/' },
  },
  {
    name: 'a form without a session and with a foreign Referer',
    request: { form: '/api/account/profile', fields: {}, headers: { referer: 'https://evil.example/x' } },
    expectation: { status: 303, location: '/connexion' },
  },
  {
    name: 'a choice of partner that leads to another host',
    request: {
      as: 'partner',
      form: '/api/account/acting-for',
      fields: { partner: '999', callbackUrl: '//evil.example' },
    },
    expectation: { status: 303, location: '/', sameAccount: true },
  },
  {
    name: 'a consent answer that leads to another host',
    request: { form: '/api/consent', fields: { choice: 'refused', returnPath: 'https://evil.example' } },
    expectation: { status: 303, location: '/' },
  },
  {
    name: 'third-party initiated login with a foreign target_link_uri',
    request: { target: '/auth/redirect-to-login?target_link_uri=https%3A%2F%2Fevil.example%2F' },
    expectation: { status: 200 },
  },
  {
    name: 'another issuer in iss',
    request: { target: '/?iss=https%3A%2F%2Fevil.example' },
    expectation: { status: 200 },
  },
  {
    name: 'the host of an attacker behind a collapsed language',
    request: { target: '/fr//evil.example/fr' },
    expectation: { status: 301, location: '/evil.example' },
  },
  {
    name: 'a trailing slash after two leading ones',
    request: { target: '//evil.example/' },
    expectation: { status: 400 },
  },
  {
    name: 'the link part of an old address with another host',
    request: { target: '/contact;link//evil.example' },
    expectation: { status: 307, location: '/contact;link/evil.example' },
  },
]
