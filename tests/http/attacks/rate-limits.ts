import type { AttackCase, FormAttack } from './attack-case.ts'

const wrongCode = { code: 'AAAA-AAAA-AAAA', name: 'Zzz' }
const formsAnHour = 30

/**
 * One form more than the hourly limit, each with other headers; forged headers must not make the sender a new visitor.
 */
const counted = (
  name: string,
  headers: (time: number) => Readonly<Record<string, string>>,
  change: Partial<FormAttack> = {},
): AttackCase => ({
  name,
  request: {
    form: '/api/account/send-email-verification/investor',
    fields: { email: 'nobody' },
    token: 'none',
    repeat: { times: formsAnHour + 1, headers },
    ...change,
  },
  expectation: { status: 429, headers: { 'retry-after': /^\d+$/ }, calls: [] },
})

const from = (address: string, headers: Readonly<Record<string, string>> = {}) => ({
  'x-forwarded-for': address,
  ...headers,
})

/** Ways round the limits, with and without a proxy that the portal trusts. */
export const rateLimits: readonly AttackCase[] = [
  counted('addresses made up in front of the proxy’s', (time) => from(`203.0.113.${time}, 198.51.100.1`)),
  counted('other addresses of one IPv6 network', (time) => from(`2001:db8:1:2::${time}`)),
  counted('an IPv4 address in two spellings', (time) =>
    from(time % 2 ? '198.51.100.3' : '::ffff:198.51.100.3'),
  ),
  counted('other ports', (time) => from(`198.51.100.4:${time + 1000}`)),
  counted('words that are no address', (time) => from(`attack-${time}`)),
  counted('headers that other proxies write', (time) =>
    from('198.51.100.6', {
      'x-real-ip': `203.0.113.${time}`,
      'x-client-ip': `203.0.113.${time}`,
      'true-client-ip': `203.0.113.${time}`,
      'cf-connecting-ip': `203.0.113.${time}`,
      forwarded: `for=203.0.113.${time}`,
    }),
  ),
  counted('other browsers, languages and cookies', (time) =>
    from('198.51.100.7', {
      'user-agent': `attack-${time}`,
      'accept-language': `x-${time}`,
      cookie: `a=${time}`,
    }),
  ),
  counted('a proxy that nobody trusts', (time) => from(`203.0.113.${time}`), { portal: 'alone' }),
  counted('no header at all, from an untrusted address', () => ({ 'x-forwarded-for': '' }), {
    portal: 'alone',
    form: '/api/account/send-email-verification/partner',
  }),
  {
    name: 'another visitor is not counted with them',
    request: {
      form: '/api/account/send-email-verification/investor',
      fields: { email: 'nobody' },
      headers: from('198.51.100.250'),
    },
    expectation: { status: 303, location: '/' },
  },
  {
    name: 'a captcha that is left out more than three times an hour',
    request: {
      form: '/api/forms/password-reset',
      fields: { space: 'investor', email: 'nobody@nowhere.example' },
      repeat: { times: 4, headers: () => from('198.51.100.11') },
    },
    expectation: { status: 429, calls: [] },
  },
  {
    name: 'puzzles without end',
    request: {
      target: '/api/forms/contact/challenge',
      repeat: { times: 61, headers: () => from('198.51.100.12') },
    },
    expectation: { status: 429 },
  },
  {
    name: 'mails without end to one address, from many',
    request: {
      form: '/api/account/send-email-verification/investor',
      fields: { email: 'one-victim@nowhere.example' },
      repeat: { times: 6, headers: (time) => from(`198.51.100.${100 + time}`) },
    },
    expectation: { status: 429, calls: [] },
  },
  {
    name: 'passwords of staff guessed from one address that pretends to be many',
    request: {
      form: '/api/auth/callback/staff',
      fields: { email: 'guessed@sandbox.example', password: 'Guess-Number-1', json: 'true' },
      repeat: { times: 11, headers: (time) => from(`203.0.113.${time}, 198.51.100.14`) },
    },
    expectation: { status: 401, says: 'too_many_requests', calls: [] },
  },
  {
    name: 'posted codes guessed',
    request: {
      form: '/api/forms/posted-code',
      fields: wrongCode,
      headers: { accept: 'application/json' },
      repeat: { times: 6, headers: () => from('198.51.100.15', { accept: 'application/json' }) },
    },
    expectation: { status: 429, headers: { 'retry-after': /^\d+$/ } },
  },
]
