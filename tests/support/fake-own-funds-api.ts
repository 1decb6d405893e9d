import type { LibraryDocument } from '../../src/contract/product-api/library.schema.ts'
import type { PortalUser } from '../../src/contract/product-api/user.schema.ts'
import { samplePosition } from './position-calls.ts'

const page = (total: number) => ({ page: 1, pageSize: 50, pageCount: total === 0 ? 0 : 1, total })

/** `doc-7`, a report of the fund `fnd-7`: the only document of the fake product API. */
export const sampleDocument: LibraryDocument = {
  id: 'doc-7',
  fundId: 'fnd-7',
  fund: { id: 'fnd-7', name: 'Fonds des tests', slug: 'fonds-des-tests' },
  title: 'Rapport semestriel',
  group: 'reporting',
  type: { code: 'half-yearly-report', label: 'Rapport semestriel' },
  subType: { code: 'first-half', label: 'Premier semestre' },
  year: 2026,
  publishedOn: '2026-09-12',
  language: 'fr',
  pages: 8,
  bytes: 24,
  access: 'subscribers',
  contentPath: '/documents/doc-7/content',
}

const documentsOf = ({ funds }: PortalUser) => (funds.includes('fnd-7') ? [sampleDocument] : [])

const noFunds = {
  items: [],
  page: { page: 1, pageSize: 24, pageCount: 0, total: 0 },
  facets: { strategy: [], status: [], assetClass: [], geography: [] },
  counters: { open: 0, closed: 0, pre_liquidation: 0, liquidation: 0 },
}

const facetsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, []]))

function libraryOf(user: PortalUser) {
  const items = documentsOf(user)
  return { items, page: page(items.length), facets: facetsOf(['fund', 'year', 'type', 'subType']) }
}

const documentPage = {
  document: sampleDocument,
  sha256: 'ab'.repeat(32),
  versions: [],
  previous: null,
  next: null,
}

const [sound] = samplePosition.holdings

/** Holdings of `fnd-9` that no contract allows: one with a movement without amount, one of a fund without id. */
const unreadable = [
  { ...sound, id: 'hld-8', fund: { ...sound?.fund, name: 'Fonds troué' }, movements: [{ amount: null }] },
  { ...sound, id: 'hld-9', fund: { ...sound?.fund, id: null } },
]

const positionOfUnreadable = (holdings: readonly unknown[]) => (user: PortalUser) => ({
  ...samplePosition,
  holdings: [...holdings, ...(user.funds.includes('fnd-9') ? unreadable : [])],
})

const answers: readonly (readonly [RegExp, (user: PortalUser) => unknown])[] = [
  [/^GET \/auth\/(?:investors|partners)\/documents\/search/, libraryOf],
  [
    /^GET \/auth\/(?:investors|partners)\/documents\/doc-7/,
    (user) => (documentsOf(user).length > 0 ? documentPage : undefined),
  ],
  [
    /^GET \/auth\/(?:investors|partners)\/funds\/fnd-7\/documents\/search/,
    (user) => ({ ...libraryOf(user), facets: facetsOf(['group', 'year', 'type', 'subType']) }),
  ],
  [
    /^GET \/auth\/(?:investors|partners)\/funds\/overview/,
    () => ({ own: noFunds, agenda: { items: [] }, others: noFunds }),
  ],
  [/^GET \/auth\/investors\/holdings$/, () => ({ items: [] })],
  [/^GET \/auth\/investors\/position.*fund=fnd-9/, positionOfUnreadable([])],
  [/^GET \/auth\/investors\/position.*fund=fnd-8/, () => ({ ...samplePosition, holdings: [] })],
  // Undefined, as for an API without this call (P-402), if the user has no holdings.
  [
    /^GET \/auth\/investors\/position/,
    (user) => {
      if (user.funds.includes('fnd-9')) return positionOfUnreadable(samplePosition.holdings)(user)
      return user.funds.includes('fnd-7') ? samplePosition : undefined
    },
  ],
  [/^GET \/auth\/\w+-users\/downloads/, () => ({ items: [], page: page(0) })],
  [/^POST \/auth\/\w+-users\/library-visits/, () => ({ previousVisitAt: null })],
]

/** Returns the product API's response about a user's funds; undefined for other calls. */
export function handleOwnFunds(call: string, user: PortalUser): unknown {
  return answers.find(([pattern]) => pattern.test(call))?.[1](user)
}

/** The documents that were asked to be recorded; undefined when the user may not read one of them. */
export function recordOf(body: unknown, user: PortalUser): unknown {
  const asked =
    typeof body === 'object' && body !== null && 'documents' in body ? [body.documents].flat() : []
  const own = documentsOf(user)
  const found = asked.flatMap((id) => own.find((document) => document.id === id) ?? [])
  return found.length === asked.length && found.length > 0 ? { documents: found } : undefined
}
