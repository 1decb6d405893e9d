import type { AttackCase } from './attack-case.ts'

const someone = {
  lastname: 'Quelconque-Test',
  firstname: 'Philibert',
  email: 'philibert.quelconque@nowhere.example',
  phone: '+33 6 39 98 12 34',
}
const told = /Quelconque|Philibert|nowhere\.example|39 ?98 ?12 ?34/i

const privatePage = (target: string): AttackCase => ({
  name: `${target} is for nobody else, and for no robot`,
  request: { as: 'investor', target },
  expectation: {
    status: 200,
    says: /<meta name="robots" content="noindex/,
    headers: { 'cache-control': /no-store/, 'referrer-policy': 'strict-origin-when-cross-origin' },
  },
})

/** Attack by a refused form: its redirect and cookies must not repeat typed values. */
const refusedForm = (form: string, fields: Readonly<Record<string, string>>): AttackCase => ({
  name: `${form} leads back without what was typed`,
  request: { form, fields: { returnPath: '/contact', ...fields } },
  expectation: { status: 303, location: '/contact', never: told },
})

/** Places in which personal data must not appear. The logs of both processes are searched after all attacks. */
export const privacy: readonly AttackCase[] = [
  refusedForm('/api/forms/contact', { ...someone, subject: 'none', message: 'x' }),
  refusedForm('/api/forms/investor-natural', {
    ...someone,
    birthDate: '31/02/2000',
    birthCity: 'Quelconque',
  }),
  refusedForm('/api/forms/partner', { ...someone, password: 'Philibert-2026!', confirmation: 'x' }),
  refusedForm('/api/forms/posted-code', { code: 'Philibert', name: 'Quelconque-Test' }),
  refusedForm('/api/staff/register', {
    username: 'Philibert',
    email: someone.email,
    password: 'Philibert-2026!',
    confirmation: 'x',
  }),
  refusedForm('/api/forms/white-book', { ...someone, book: 'none' }),
  {
    name: 'a refused password is in no page that shows the form again',
    first: [
      {
        form: '/api/forms/partner',
        fields: {
          ...someone,
          returnPath: '/partenaire/inscription',
          password: 'Philibert-2026!',
          confirmation: 'Philibert-2027!',
        },
      },
    ],
    request: { target: '/partenaire/inscription' },
    expectation: { status: 200, says: 'philibert.quelconque@', never: /Philibert-202/ },
  },
  {
    name: 'a refused staff sign-in leads back without the address',
    request: {
      form: '/api/auth/callback/staff',
      fields: { email: someone.email, password: 'Philibert-2026!' },
    },
    expectation: { status: 303, location: '/connexion/equipe?error=credentials', never: told },
  },
  {
    name: 'an unknown page does not repeat the address that it was asked with',
    request: { target: `/page-inconnue?email=${encodeURIComponent(someone.email)}` },
    expectation: { status: 404, never: /data-email|value="philibert/i },
  },
  {
    name: 'an error of the portal tells nothing of the systems behind it',
    request: { target: '/fonds/fnd-404404-attack', headers: { accept: 'text/html' } },
    expectation: { status: [301, 404], never: /problem\+json|urn:orvanne|localhost:\d+\/(product|content)/ },
  },
  {
    name: 'the health of the portal names no address and no version',
    request: { target: '/api/health?ready' },
    expectation: { status: 200, never: /http|localhost|\d+\.\d+\.\d+/ },
  },
  {
    name: 'the figures of the process, without a token',
    request: { target: '/api/metrics' },
    expectation: { status: [401, 404], never: /process_|http_/ },
  },
  {
    name: 'the figures of the process, with a guessed token',
    request: { target: '/api/metrics', headers: { authorization: 'Bearer metrics' } },
    expectation: { status: [401, 404], never: /process_|http_/ },
  },
  {
    name: 'no header names the software',
    request: { target: '/en/sitemap' },
    expectation: { status: 200, headers: { server: null, 'x-powered-by': null, via: null } },
  },
  {
    name: 'the site map names no private page',
    request: { target: '/sitemap.xml' },
    expectation: { status: 200, never: /mon-compte|my-account|espace-equipe|creer-son-mot-de-passe/ },
  },
  {
    name: 'the way to the identity provider holds no token and no name',
    request: { as: 'investor', form: '/api/auth/signin/investor', fields: { json: 'true' } },
    expectation: { status: 200, never: /eyJ[\w-]+\.[\w-]+\.|Aubrelin|investor%40|csrfToken/ },
  },
  {
    name: 'a page of somebody who is signed in holds no token',
    request: { as: 'investor', target: '/mon-compte/securite' },
    expectation: { status: 200, never: /eyJ[\w-]+\.[\w-]+\.|access_?token|refresh_?token/i },
  },
  {
    name: 'a member of staff’s page holds no token of the content backend',
    request: { as: 'staff', target: '/espace-equipe' },
    expectation: { status: 200, never: /eyJ[\w-]+\.[\w-]+\.|"jwt"/i },
  },
  {
    name: 'a fund list read by robots holds nothing of who asked before',
    first: [{ as: 'investor', target: '/fonds' }],
    request: { target: '/fonds', headers: { 'user-agent': 'Googlebot' } },
    expectation: { status: 200, never: /Aubrelin|investor@sandbox/ },
  },
  ...[
    '/mon-compte',
    '/mon-compte/securite',
    '/mon-compte/historique',
    '/mon-compte/donnees-personnelles',
  ].map(privatePage),
]
