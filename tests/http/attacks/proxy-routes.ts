import type { AttackCase } from './attack-case.ts'

const absent = (name: string, target: string): AttackCase => ({
  name,
  request: { target },
  // A malformed path is refused before anybody is asked.
  expectation: { status: [301, 307, 400, 404], calls: [] },
})

const pictures = [
  'http://evil.example/x.png',
  'http:%2f%2fevil.example%2fx.png',
  '//evil.example/x.png',
  '@evil.example/x.png',
  '..%2f..%2fapi%2fusers',
  '%2e%2e%2fusers%2fme',
  '%252e%252e%252fusers',
  'a/../../users/me',
  'a%00.png',
  'a%0d%0aHost:%20evil.example.png',
  '.hidden.png',
  'a%23.png',
  'a%3fx=.png',
  `${'a/'.repeat(12)}x.png`,
  '169.254.169.254%2flatest%2fmeta-data',
  'file:%2f%2f%2fetc%2fpasswd',
] as const

const identifiers = [
  '..',
  '..%2fusers',
  'doc-1%2f..%2f..%2fauth%2finvestors%2ffunds',
  'doc-1%252f..',
  'doc-1%00',
  'doc-1%23',
  'doc-1%3fx=',
  'doc-01',
  'doc--1',
  'doc-99999999999999999999',
  'DOC-1',
  'http:%2f%2fevil.example',
  'doc-1;x',
  '__proto__',
] as const

/** Attacks that try to make the portal send forbidden requests to its backends or to other hosts. */
export const proxyRoutes: readonly AttackCase[] = [
  ...pictures.map((path) => absent(`a picture at ${path}`, `/api/images/720/webp/${path}`)),
  ...pictures.slice(0, 8).map((path) => absent(`a film at ${path}`, `/api/media/${path}`)),
  absent('a document of the media library as a film', '/api/media/livre-blanc.pdf'),
  absent('a page of the media library as a film', '/api/media/x.html'),
  absent('a picture of a width that no page asks for', '/api/images/641/webp/a.png'),
  absent('a picture of a negative width', '/api/images/-640/webp/a.png'),
  absent('a picture of an exponential width', '/api/images/6.4e2/webp/a.png'),
  absent('a picture of a format that is none', '/api/images/720/svg/a.png'),
  absent('a picture with a version that is an address', '/api/images/720/webp/a.png?v=https://evil.example'),
  ...identifiers.map(
    (id): AttackCase => ({
      name: `a document with the id ${id}`,
      request: { as: 'investor', target: `/api/proxy/documents/${id}/view` },
      expectation: { status: [301, 307, 400, 404], calls: [] },
    }),
  ),
  absent('icons of a collection named like a part of every object', '/api/icons/__proto__.json?icons=a'),
  absent('icons of a constructor', '/api/icons/constructor.json?icons=a'),
  absent('icons of another folder', '/api/icons/..%2f..%2fpackage.json?icons=a'),
  {
    name: 'an icon named like a part of every object',
    request: { target: '/api/icons/lucide.json?icons=__proto__,constructor,toString' },
    expectation: { status: 200, says: '"icons":{}', calls: [] },
  },
  {
    name: 'a list of ten thousand icons',
    request: { target: `/api/icons/lucide.json?icons=${'a,'.repeat(2000)}` },
    expectation: { status: 400, calls: [] },
  },
  absent(
    'a picture of a shared link with another server’s path',
    '/api/share-images/fr/fund/..%2f..%2fusers.png',
  ),
  absent('a picture of a shared link in a language that is none', '/api/share-images/__proto__/fund/a.png'),
  absent('a picture of a shared link of a kind that is none', '/api/share-images/fr/constructor/a.png'),
  {
    name: 'a query that is to reach the content backend (drafts, every relation)',
    request: {
      target: '/analyses-et-tendances?status=draft&publicationState=preview&populate=*&filters[id][$gt]=0',
    },
    expectation: { status: [200, 307] },
  },
  {
    name: 'the content backend’s users by the page of an editor’s address',
    request: { target: '/..%2fusers' },
    expectation: { status: [307, 400, 404] },
  },
  {
    name: 'a webhook without its secret',
    request: {
      method: 'POST',
      target: '/api/hooks/content',
      body: '{"event":"entry.update","model":"guide"}',
    },
    expectation: { status: 401 },
  },
  {
    name: 'a webhook with an empty secret',
    request: {
      method: 'POST',
      target: '/api/hooks/product',
      headers: { authorization: 'Bearer ' },
      body: '{}',
    },
    expectation: { status: 401 },
  },
  {
    name: 'a webhook whose signature is the hash of nothing',
    request: {
      method: 'POST',
      target: '/api/hooks/product',
      headers: { 'x-signature': 'sha256=e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
      body: '',
    },
    expectation: { status: 401 },
  },
]
