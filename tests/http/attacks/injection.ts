import type { AttackCase } from './attack-case.ts'

const encode = encodeURIComponent

/** Path of the portal, if the response is a redirect. */
const optional = /^(\/(?!\/).*)?$/

const markup = [
  '<script>attack()</script>',
  '"><img src=x onerror=attack()>',
  "'><svg onload=attack()>",
  '</script><script>attack()</script>',
  '</title><script>attack()</script>',
  '<!--<script>attack()',
  '\u2028attack()\u2029',
  '{{constructor.constructor("attack()")()}}',
  'javascript:attack()',
  '<scr\u0000ipt>attack()</scr\u0000ipt>',
] as const

const inSearch = (text: string): AttackCase => ({
  name: `search for ${JSON.stringify(text)}`,
  request: { target: `/recherche?q=${encode(text)}` },
  expectation: {
    status: [200, 307],
    location: optional,
    headers: { 'content-security-policy': /frame-ancestors/ },
  },
})

const inPath = (text: string): AttackCase => ({
  name: `page called ${JSON.stringify(text)}`,
  request: { target: `/guide/placement/${encode(text)}` },
  expectation: { status: [307, 400, 404], location: optional },
})

/** Typed into a form that is refused: the page shows it again, as text. */
const inDraft = (text: string): AttackCase => ({
  name: `kept form with ${JSON.stringify(text)}`,
  first: [
    {
      form: '/api/forms/contact',
      fields: { returnPath: '/contact', message: text, lastname: text, email: text },
    },
  ],
  request: { target: '/contact' },
  expectation: { status: 200, says: 'attack' },
})

const deep = `a${'[a]'.repeat(2000)}=1`

const queries = [
  '__proto__[polluted]=attack',
  'constructor[prototype][polluted]=attack',
  'strategy[__proto__][polluted]=attack',
  'strategy[$ne]=1',
  'status[]=open&status[]=closed',
  'filters[$or][0][id][$gt]=0',
  'page[$gt]=1',
  'page=1e3',
  'page=-1',
  'page=0x10',
  'page=NaN',
  'sort[]=__proto__',
  'sort=constructor',
  'q[toString]=attack',
  'strategy=%27%20OR%201=1%20--',
  'strategy=%27%3BDROP%20TABLE%20funds%3B--',
  'compare=__proto__&compare=constructor',
  deep,
  Array.from({ length: 1000 }, (_, n) => `p${n}=1`).join('&'),
  '&'.repeat(4000),
  '%'.repeat(2000),
] as const

const asQuery = (query: string): AttackCase => ({
  name: `list of funds with ?${query.slice(0, 60)}`,
  request: { target: `/fonds?${query}` },
  expectation: { status: [200, 307], location: optional, never: /polluted":"?attack/ },
})

const inHeader = (
  name: string,
  target: string,
  status: number | readonly number[] = 400,
  location: string | RegExp = optional,
): AttackCase => ({
  name: `line end in ${name}`,
  request: { target },
  expectation: { status, location, headers: { 'x-attack': null } },
})

const crlf = '%0d%0aX-Attack:%201%0d%0aSet-Cookie:%20attack=1'

const contact = {
  subject: 'other',
  lastname: 'Durand',
  firstname: 'Anne',
  email: 'anne.durand@nowhere.example',
  phone: '',
  message: 'Une question sur un fonds.',
  consent: 'on',
}

const inMail = (name: string, change: Readonly<Record<string, string>>): AttackCase => ({
  name: `contact message with ${name}`,
  request: {
    form: '/api/forms/contact',
    fields: { ...contact, ...change },
    headers: { accept: 'application/json' },
  },
  expectation: { status: 422, calls: [] },
})

/** Attack by the payload of a server function, which the framework's parser must neither execute nor trust. */
const asPayload = (name: string, payload: string): AttackCase => ({
  name: `server function called with ${name}`,
  request: {
    target: `/_serverFn/${'0'.repeat(64)}?payload=${encode(payload)}`,
    headers: { 'x-tsr-serverfn': 'true', 'sec-fetch-site': 'same-origin' },
  },
  expectation: { status: 400, says: /^Bad Request$/ },
})

/** A well-known function with data of a shape that it does not take. */
const asData = (name: string, data: Parameters<typeof JSON.stringify>[0]): AttackCase => ({
  name: `list of funds called with ${name}`,
  request: { call: 'src/features/funds/list/fund-list.functions.ts#getFundList', data },
  expectation: { status: [200, 400], never: /ZodError|at \/|polluted/ },
})

/** Input that is to become something else: markup, a header, a mail, a query, a line of the log. */
export const injection: readonly AttackCase[] = [
  ...markup.map(inSearch),
  ...['\u{1F600}', '\u{1F600}\u{1F600}', '%', '\\', '_'].map(inSearch),
  ...markup.slice(0, 6).map(inPath),
  ...markup.slice(0, 5).map(inDraft),
  ...queries.map(asQuery),
  inHeader('a path', `/fonds/${crlf}`),
  inHeader('a trailing slash', `/contact${crlf}/`),
  inHeader('a return address', `/api/auth/signin?callbackUrl=/x${crlf}`, 302, '/connexion'),
  inHeader('the end of a preview', `/api/preview?exit=/x${crlf}`, 303, '/'),
  inHeader('the language of a file', `/api/funds/fnd-2/shares/x/values.csv?locale=fr${crlf}`, [200, 404]),
  inHeader(
    'a provider’s logout',
    `/api/auth/logout/investor?locale=fr${crlf}`,
    302,
    /\/identity\/v2\/logout\?/,
  ),
  inMail('a second recipient in the address', { email: 'a@b.example\r\nBcc: victim@nowhere.example' }),
  inMail('a second recipient in the name', { lastname: 'Durand\r\nBcc: victim@nowhere.example' }),
  inMail('two addresses', { email: 'a@b.example,victim@nowhere.example' }),
  // A display name alone goes from a copied address (P-805); what else comes with it refuses the message.
  inMail('a display name and two addresses', { email: '"x" <a@b.example>, victim@nowhere.example' }),
  inMail('two addresses in a display name’s brackets', { email: 'x <a@b.example,victim@nowhere.example>' }),
  inMail('two addresses in a copied link', { email: 'mailto:a@b.example,victim@nowhere.example' }),
  inMail('a line break in a copied link', { email: 'mailto:a@b.example%0d%0aBcc:victim@nowhere.example' }),
  inMail('a subject that is none', { subject: 'x\r\nBcc: victim@nowhere.example' }),
  inMail('a name of a megabyte’s tenth', { lastname: 'x'.repeat(10_000) }),
  inMail('a link as a name', { firstname: 'https://evil.example/win' }),
  {
    name: 'invitation to two addresses at once',
    request: {
      as: 'partner',
      form: '/api/forms/invite-email',
      fields: { email: 'a@banque-demo.example\r\nBcc: victim@nowhere.example' },
      headers: { accept: 'application/json' },
    },
    expectation: { status: 422 },
  },
  {
    name: 'invitation with a text of the attacker’s own',
    request: {
      as: 'partner',
      form: '/api/forms/invite-sms',
      fields: {
        phone: '+33 6 39 98 00 99\r\nhttps://evil.example',
        message: 'attack',
        partnerName: 'attack',
      },
      headers: { accept: 'application/json' },
    },
    expectation: { status: 422 },
  },
  asPayload(
    'a reference to a function of the reader',
    '{"t":{"t":25,"i":0,"s":"constructor"},"f":63,"m":[]}',
  ),
  asPayload(
    'a class of a plug-in that does not exist',
    '{"t":{"t":26,"i":0,"s":"$attack","f":{}},"f":63,"m":[]}',
  ),
  asPayload(
    'a part of every object',
    '{"t":{"t":10,"i":0,"p":{"k":["__proto__"],"v":[{"t":1,"s":"x"}]},"o":0},"f":63,"m":[]}',
  ),
  asPayload('a thousand brackets', '['.repeat(1000)),
  asPayload('nothing', ''),
  asData('a list in the place of a language', { locale: { 0: 'fr' }, filters: {} }),
  asData('a language that is none', { locale: '__proto__', filters: {} }),
  asData('filters that are a text', { locale: 'fr', filters: 'attack' }),
  asData('filters of a database', { locale: 'fr', filters: { strategy: { $ne: '' }, page: -1 } }),
  {
    name: 'a line of the log in a path',
    request: { target: '/x%0a{"level":"fatal","service":"portal","msg":"forged"}' },
    expectation: { status: 400 },
  },
  {
    name: 'a line of the log in the name of a request',
    request: { target: '/en/sitemap', headers: { 'x-request-id': '{"msg":"forged"}' } },
    expectation: { status: 200, headers: { 'x-request-id': /^[\da-f-]{36}$/ } },
  },
  {
    name: 'a colour of a terminal in a path',
    request: { target: '/%1b[31mattack' },
    expectation: { status: 400 },
  },
  {
    name: 'a formula in the file of clients’ subscriptions',
    request: {
      as: 'advisor',
      target: `/api/account/subscriptions.csv?q=${encode('=HYPERLINK("https://evil.example")')}`,
    },
    expectation: { status: 200, never: /(^|[;,\n"])[=+@]\w/ },
  },
  {
    name: 'markup in the drawing of a chart',
    request: { target: `/api/funds/fnd-2/shares/${encode('<script>attack()</script>')}/chart.svg` },
    expectation: { status: 404 },
  },
  {
    name: 'markup in the words of a chart',
    request: {
      target: `/api/funds/fnd-2/shares/x/chart.svg?locale=${encode('"><script>attack()</script>')}`,
    },
    expectation: { status: [200, 404] },
  },
  {
    name: 'markup in the header of a browser, shown to its owner',
    first: [
      {
        as: 'investor',
        target: '/mon-compte/historique',
        headers: { 'user-agent': '<script>attack()</script>' },
      },
    ],
    request: { as: 'investor', target: '/mon-compte/securite' },
    expectation: { status: 200 },
  },
]
