import type { AttackCase } from './attack-case.ts'

const formType = 'application/x-www-form-urlencoded'

/** Body that is too long, with its length stated or in chunks. */
const tooLarge = (
  name: string,
  target: string,
  bytes: number,
  headers: Readonly<Record<string, string>> = {},
): AttackCase => ({
  name,
  request: {
    method: 'POST',
    target,
    headers: { 'content-type': formType, ...headers },
    body: `x=${'a'.repeat(bytes)}`,
  },
  expectation: { status: 413 },
})

const chunked = { 'transfer-encoding': 'chunked' }

const slow = (name: string, ...raw: readonly string[]): AttackCase => ({
  name,
  request: { portal: 'alone', raw },
  expectation: { status: 408, headers: { connection: 'close' } },
})

/** Attacks by bodies that are too large, too slow, or of another type than stated. */
export const bodies: readonly AttackCase[] = [
  tooLarge('a form of 100 kB', '/api/forms/contact', 100_000),
  tooLarge('a form of 100 kB in chunks', '/api/forms/contact', 100_000, chunked),
  tooLarge('a sign-in of 20 kB', '/api/auth/signin/investor', 20_000),
  tooLarge('a sign-in of 20 kB in chunks', '/api/auth/callback/staff', 20_000, chunked),
  tooLarge('a webhook of 2 MB', '/api/hooks/content', 2_000_000),
  tooLarge('an answer about consent of 2 MB', '/api/consent', 2_000_000),
  tooLarge('typing of 100 kB to be kept', '/api/registration/draft/investor-natural', 100_000),
  {
    name: 'a compressed form',
    request: {
      method: 'POST',
      target: '/api/forms/contact',
      headers: { 'content-type': formType, 'content-encoding': 'gzip', accept: 'application/json' },
      body: 'x=1',
    },
    expectation: { status: [415, 422] },
  },
  {
    name: 'a form of ten thousand fields',
    request: {
      method: 'POST',
      target: '/api/forms/contact',
      headers: { 'content-type': formType, accept: 'application/json' },
      body: 'a=&'.repeat(10_000),
    },
    expectation: { status: 422 },
  },
  {
    name: 'a form with a thousand values of one field',
    request: {
      form: '/api/forms/posted-code',
      fields: { code: Array.from({ length: 1000 }, () => 'x'), name: 'x' },
      headers: { accept: 'application/json' },
    },
    expectation: { status: 422 },
  },
  {
    name: 'a form in another character set',
    request: {
      method: 'POST',
      target: '/api/forms/posted-code',
      headers: { 'content-type': `${formType}; charset=utf-7`, accept: 'application/json' },
      body: 'code=+ADw-script+AD4-attack()&name=x',
    },
    expectation: { status: [415, 422] },
  },
  {
    name: 'JSON nested ten thousand deep',
    request: {
      method: 'POST',
      target: '/api/auth/session',
      headers: { 'content-type': 'application/json' },
      body: `{"csrfToken":${'['.repeat(7000)}${']'.repeat(7000)}}`,
    },
    expectation: { status: 400 },
  },
  {
    name: 'JSON with a part of every object',
    request: {
      method: 'POST',
      target: '/api/auth/session',
      headers: { 'content-type': 'application/json' },
      body: '{"__proto__":{"polluted":"attack"},"constructor":{"prototype":{"polluted":"attack"}}}',
    },
    expectation: { status: 400, signedInAs: null },
  },
  {
    name: 'bytes that are no text',
    request: {
      method: 'POST',
      target: '/api/forms/posted-code',
      headers: { 'content-type': formType, accept: 'application/json' },
      body: 'code=%ff%fe%00&name=%c3%28',
    },
    expectation: { status: 422 },
  },
  slow('a header that never ends', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: 1\r\n', 'X-B: 2\r\n'),
  slow('a request line that never ends', 'GET /'),
  slow(
    'a body that never ends',
    `POST /api/forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: ${formType}\r\nContent-Length: 1000\r\n\r\n`,
    'a=',
    '1',
  ),
  slow(
    'chunks that never end',
    `POST /api/auth/signin/investor HTTP/1.1\r\nHost: a\r\nContent-Type: ${formType}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    '2\r\na=\r\n',
  ),
]
