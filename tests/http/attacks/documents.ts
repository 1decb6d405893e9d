import type { AttackCase } from './attack-case.ts'

/** Documents of the seed: a public one, one of subscribers of fund 2 (held), one of fund 3 (not held). */
const [open, own, anothers] = ['doc-47', 'doc-53', 'doc-93'] as const
const view = (id: string) => `/api/proxy/documents/${id}/view`

const ranged = (name: string, range: string, status: number | readonly number[]): AttackCase => ({
  name,
  request: { target: view(open), headers: { range } },
  expectation: { status },
})

const hidden = (name: string, id: string): AttackCase => ({
  name,
  request: { as: 'investor', target: view(id), headers: { accept: 'text/html' } },
  expectation: { status: 404, never: '%PDF' },
})

/** Ways to get at documents, or at more of them than one is to have. */
export const documents: readonly AttackCase[] = [
  ranged('a range that begins after the end', 'bytes=99999999-', 416),
  ranged('a range that ends before it begins', 'bytes=9-1', [200, 416]),
  ranged('a range of negative bytes', 'bytes=--5', [200, 416]),
  ranged('a range of another unit', 'pages=1-2', [200, 416]),
  ranged('a number beyond all numbers', `bytes=0-${'9'.repeat(400)}`, [200, 206, 416]),
  ranged('a thousand overlapping ranges', `bytes=${'0-,'.repeat(1000)}0-`, [200, 206, 416]),
  ranged('a range that is no range', 'bytes=attack', [200, 416]),
  ranged('a suffix longer than the file', 'bytes=-999999999', [200, 206]),
  {
    name: 'a range of a private document without a session',
    request: { target: view(own), headers: { range: 'bytes=0-3' } },
    expectation: { status: 302, location: /^\/connexion\?callbackUrl=/, never: '%PDF' },
  },
  {
    name: 'a private document by HEAD without a session',
    request: { method: 'HEAD', target: view(own) },
    expectation: { status: 302, location: /^\/connexion\?callbackUrl=/, headers: { 'content-length': null } },
  },
  {
    name: 'a private document by an ETag that was heard of',
    request: { target: view(own), headers: { 'if-none-match': '*' } },
    expectation: { status: 302, location: /^\/connexion\?callbackUrl=/ },
  },
  {
    name: 'the own document: private, shown and never run',
    request: { as: 'investor', target: view(own) },
    expectation: {
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': /^inline; filename="[^"]+\.pdf"; filename\*=UTF-8''[\w.%-]+$/,
        'x-robots-tag': 'noindex',
      },
    },
  },
  hidden('another’s document', anothers),
  hidden('a document that does not exist', 'doc-999999'),
  {
    name: 'another’s document with a right that the address claims',
    request: { as: 'investor', target: `${view(anothers)}?access=public&token=x&user=1&fund=fnd-3` },
    expectation: { status: 404, never: '%PDF' },
  },
  {
    name: 'another’s document as an investor who is not verified',
    request: { as: 'pendingInvestor', target: view(own) },
    expectation: { status: 404, never: '%PDF' },
  },
  {
    name: 'a document of investors, as staff',
    request: { as: 'staff', target: view(own) },
    expectation: { status: 302, location: /^\/connexion\?callbackUrl=/, never: '%PDF' },
  },
  {
    name: 'a file name in the address',
    request: { target: `${view(open)}?filename=%22%0d%0aset-cookie:attack.html&download=x.html` },
    expectation: {
      status: 200,
      headers: { 'content-disposition': /^inline; filename="[^"]+\.pdf"/, 'set-cookie': null },
    },
  },
  {
    name: 'a file type in the address',
    request: { target: `${view(open)}?type=text/html`, headers: { accept: 'text/html' } },
    expectation: { status: 200, headers: { 'content-type': 'application/pdf' } },
  },
  {
    name: 'a selection with another’s document in it',
    request: {
      as: 'investor',
      target: `/api/account/documents.zip?document=${own}&document=${anothers}`,
      headers: { accept: 'text/html' },
    },
    expectation: { status: 404, never: 'PK\u0003' },
  },
  {
    name: 'a selection of five hundred documents',
    request: {
      as: 'investor',
      target: `/api/account/documents.zip?${Array.from({ length: 500 }, (_, n) => `document=doc-${n + 1}`).join('&')}`,
      headers: { accept: 'text/html' },
    },
    expectation: { status: [400, 404, 414] },
  },
  {
    name: 'a selection of paths',
    request: {
      as: 'investor',
      target: '/api/account/documents.zip?document=..%2f..%2fx&document=%00',
      headers: { accept: 'text/html' },
    },
    expectation: { status: 404 },
  },
  {
    name: 'a selection of nothing',
    request: { as: 'investor', target: '/api/account/documents.zip', headers: { accept: 'text/html' } },
    expectation: { status: 302, location: /^\/mon-compte\/documents/ },
  },
  {
    name: 'a white book by a made-up link',
    request: { target: '/api/white-books/download?token=AAAA&slug=..%2fx' },
    expectation: { status: 404 },
  },
  {
    name: 'the receipt of another’s request',
    request: {
      as: 'advisor',
      target: '/api/account/requests/req-999/receipt',
      headers: { accept: 'text/html' },
    },
    expectation: { status: 404, never: '%PDF' },
  },
  {
    name: 'the copy of personal data as somebody else',
    request: {
      as: 'investor',
      target: '/api/account/personal-data?id=2&user=investor-entity@sandbox.example&locale=..%2f',
    },
    expectation: {
      status: 200,
      never: /Ferrandel|investor-entity/,
      headers: { 'cache-control': /no-store/, 'content-disposition': /^attachment; / },
    },
  },
]
