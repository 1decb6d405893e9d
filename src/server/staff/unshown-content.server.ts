import type { FundSummary } from '../../contract/product-api/fund.schema.ts'
import { mapInTurns } from '../../lib/map-in-turns.ts'
import type { TextSettings } from '../../lib/rich-text/text-reading.ts'
import { type Locale, locales } from '../../routing/addresses/locales.ts'
import { type TextSection, textAddress } from '../../routing/addresses/text-address.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import type { EntryList, ListQuestion } from '../backends/content-api/entry-list.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import type { IsGone } from '../images/missing-files.server.ts'
import { refusedParts, type WithTexts } from './refused-parts.server.ts'
import { type Kind, type ReadType, type Row, toRow, type Unshown } from './unshown-rows.server.ts'

/** A type that could not be read. */
export type Unread = Pick<Unshown, 'type' | 'locale'>

/** Dependencies of reading the lists. */
export type UnshownDeps = {
  readonly contentApi: ContentApi
  readonly productApi: Pick<ProductApi, 'listFunds' | 'searchFundDocuments'>
  /** The portal's own address, and those of the media library. */
  readonly textSettings: Pick<TextSettings, 'publicUrl' | 'mediaUrl'>
  readonly isGone: IsGone
}

/** What was read of a list: its hidden content, or that it could not be read. */
export type ListFindings = { readonly rows: readonly Row[]; readonly unread: readonly Unread[] }

/** A list that is checked, and how it is read. */
export type CheckedList = { readonly kind: Kind; readonly read: () => Promise<ListFindings> }

/** Entries per call; they are read whole, with their texts. */
const entriesAtOnce = 20
/** Funds per call, of which a summary is read. */
const fundsAtOnce = 100
/** Concurrent calls for the documents of funds, so that they do not occupy the product API. */
const fundCallsAtOnce = 4
/** Limits the calls to a backend that reports a wrong page count. */
const mostPages = 200

type Page<Entry> = Pick<EntryList<Entry>, 'entries' | 'pageCount' | 'isWithheld'>
type Read<Entry> = (page: number) => Promise<BackendOutcome<Page<Entry>>>
/** Returns why a valid entry is not shown by the portal; undefined when it is shown. */
type Misfit<Entry> = (entry: Entry) => Pick<Unshown, 'field' | 'cause'> | undefined
type Found<Entry> = (entries: readonly Entry[]) => Unshown[] | Promise<Unshown[]>
type Named = { readonly documentId: string; readonly title?: string; readonly name?: string }

/** Returns a list that is read whole, for its hidden content. */
const checkedList = <Entry>(kind: Kind, read: Read<Entry>, found: Found<Entry>): CheckedList => ({
  kind,
  read: () => readList(kind, read, found),
})

async function readList<Entry>(kind: Kind, read: Read<Entry>, found: Found<Entry>): Promise<ListFindings> {
  const rows: Row[] = []
  let pageCount = 1
  for (let page = 1; page <= Math.min(pageCount, mostPages); page += 1) {
    const answered = await read(page)
    if (answered.kind !== 'ok' || answered.data.isWithheld) return { rows, unread: [kind] }
    pageCount = answered.data.pageCount
    rows.push(...(answered.leftOut ?? []).map((part) => toRow(kind, part)))
    const own = await found(answered.data.entries)
    rows.push(...own.map((shown) => ({ shown, related: null })))
  }
  return { rows, unread: [] }
}

const misfits =
  <Entry extends Named>(kind: Kind, misfit: Misfit<Entry>) =>
  (entries: readonly Entry[]): Unshown[] =>
    entries.flatMap((entry) => {
      const fault = misfit(entry)
      const title = entry.title ?? entry.name ?? null
      return fault === undefined ? [] : [{ ...kind, ...fault, id: entry.documentId, title, extent: 'entry' }]
    })

const none = (): Unshown[] => []

/** What the portal refuses in the texts of entries, besides those that have no address. */
const textsOf =
  <Entry extends Named & WithTexts>(
    kind: Kind,
    settings: Parameters<typeof refusedParts>[1],
    others: Found<Entry> = none,
  ) =>
  async (entries: readonly Entry[]): Promise<Unshown[]> => {
    const rows = [...(await others(entries))]
    for (const entry of entries) {
      const named = { ...kind, id: entry.documentId, title: entry.title ?? entry.name ?? null }
      const parts = await refusedParts(entry, settings, kind.locale)
      rows.push(...parts.map((part) => ({ ...named, ...part, extent: 'part' as const })))
    }
    return rows
  }

/** Funds shown with a stricter status than the one that their data state (P-062). */
const contradictions =
  (locale: Locale) =>
  (funds: readonly FundSummary[]): Unshown[] =>
    funds.flatMap(({ id, name, statusConflict }) =>
      statusConflict
        ? [
            {
              ...{ type: 'fund', locale, id, title: name, field: 'status' },
              cause: statusConflict,
              extent: 'stated_status',
            },
          ]
        : [],
    )

type Text = Named & Parameters<typeof textAddress>[2]

const withoutAddress =
  (section: TextSection, locale: Locale): Misfit<Text> =>
  (text) =>
    textAddress(section, locale, text) === undefined ? { field: 'slug', cause: 'no_address' } : undefined

type TextList = ReadType & ('guide' | 'article' | 'white-book' | 'page' | 'author')

/** Reads the lists of entries that hold editors' texts. */
function textReads({ contentApi, textSettings, isGone }: UnshownDeps, locale: Locale) {
  const asked = (page: number) => ({ locale, page, pageSize: entriesAtOnce, detail: 'whole' }) as const
  const listOf = <Entry extends Named & WithTexts>(
    type: TextList,
    read: (asked: ListQuestion) => Promise<BackendOutcome<EntryList<Entry>>>,
    others?: Found<Entry>,
  ): CheckedList => {
    const kind: Kind = { type, locale }
    const found = textsOf(kind, { ...textSettings, isGone }, others)
    return checkedList(kind, (page) => read(asked(page)), found)
  }
  const addressed = (section: TextSection) =>
    misfits({ type: section, locale }, withoutAddress(section, locale))
  return [
    listOf('guide', contentApi.listGuides, addressed('guide')),
    listOf('article', contentApi.listArticles, addressed('article')),
    listOf('white-book', contentApi.listWhiteBooks),
    listOf('page', contentApi.listPages),
    listOf('author', contentApi.listAuthors),
  ]
}

/** Returns the lists of a language: the content backend's, then the product API's. */
function listsOf(deps: UnshownDeps, locale: Locale): CheckedList[] {
  const { contentApi, productApi } = deps
  const kind = (type: ReadType): Kind => ({ type, locale })
  const single = <Entry extends Named & WithTexts>(
    type: ReadType,
    read: () => Promise<BackendOutcome<Entry>>,
  ) => {
    const found = textsOf<Entry>(kind(type), { ...deps.textSettings, isGone: deps.isGone })
    const readOne = async () => {
      const answered = await read()
      return asPage(answered, answered.kind === 'ok' ? [answered.data] : [])
    }
    return checkedList(kind(type), readOne, found)
  }
  return [
    ...textReads(deps, locale),
    checkedList(
      kind('category'),
      async () => {
        const answered = await contentApi.listCategories({ locale })
        return asPage(answered, answered.kind === 'ok' ? answered.data : [])
      },
      misfits(kind('category'), ({ section }) =>
        section === null ? { field: 'section', cause: 'no_section' } : undefined,
      ),
    ),
    checkedList(kind('series'), () => contentApi.listSeries({ locale }), none),
    single('homepage', () => contentApi.getHomepage({ locale })),
    single('menu', () => contentApi.getMenu({ locale })),
    single('footer', () => contentApi.getFooter({ locale })),
    single('global', () => contentApi.getGlobal({ locale })),
    checkedList(kind('fund'), (page) => readFunds(productApi, locale, page), contradictions(locale)),
    checkedList(kind('document'), (page) => readDocuments(productApi, locale, page), none),
  ]
}

async function readFunds(
  productApi: UnshownDeps['productApi'],
  locale: Locale,
  page: number,
): Promise<BackendOutcome<Page<FundSummary>>> {
  const filters = { page, pageSize: fundsAtOnce }
  const listed = await productApi.listFunds({ locale, filters, isKept: false })
  return listed.kind === 'ok' ? asPage(listed, listed.data.items, listed.data.page.pageCount) : listed
}

/** Reads the latest public documents of the funds of one page. */
async function readDocuments(
  productApi: UnshownDeps['productApi'],
  locale: Locale,
  page: number,
): Promise<BackendOutcome<Page<never>>> {
  const funds = await readFunds(productApi, locale, page)
  if (funds.kind !== 'ok') return funds
  const filters = { pageSize: 100 }
  const found = await mapInTurns(funds.data.entries, fundCallsAtOnce, ({ id: fundId }) =>
    productApi.searchFundDocuments({ locale, fundId, filters, isKept: false }),
  )
  // A fund that the product API refuses by itself is not open to the public any more.
  const failed = found.find(({ kind }) => kind !== 'ok' && kind !== 'refused')
  if (failed !== undefined && failed.kind !== 'ok') return failed
  const leftOut = found.flatMap((answered) => (answered.kind === 'ok' ? (answered.leftOut ?? []) : []))
  return { ...funds, data: { entries: [], pageCount: funds.data.pageCount }, leftOut }
}

const asPage = <Entry>(
  answered: BackendOutcome<unknown>,
  entries: readonly Entry[],
  pageCount = 1,
): BackendOutcome<Page<Entry>> =>
  answered.kind === 'ok' ? { ...answered, data: { entries, pageCount } } : answered

/**
 * Returns the lists in which published content may be hidden, in both languages: entries and fields that cannot be
 * parsed, and entries without a URL. Each is read completely and without the cache.
 */
export const checkedLists = (deps: UnshownDeps): readonly CheckedList[] =>
  locales.flatMap((locale) => listsOf(deps, locale))
