import type { LeftOut } from '../../contract/parse-tolerantly.ts'
import type { FundSummary, StatusConflict } from '../../contract/product-api/fund.schema.ts'
import { type Locale, locales } from '../../routing/addresses/locales.ts'
import { type TextSection, textAddress } from '../../routing/addresses/text-address.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import type { EntryList } from '../backends/content-api/entry-list.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'

/** Types that are checked: those of the content backend, and the funds and public documents of the product API. */
export const readTypes = [
  'guide',
  'article',
  'white-book',
  'page',
  'category',
  'author',
  'series',
  'homepage',
  'menu',
  'footer',
  'global',
  'fund',
  'document',
] as const

/** A type that is checked. */
export type ReadType = (typeof readTypes)[number]

/** Why content is not shown, as a code of the page. */
export type UnshownCause =
  | 'missing_or_other_type'
  | 'bad_form'
  | 'out_of_range'
  | 'unknown_value'
  | 'no_address'
  | 'no_section'
  | StatusConflict
  | 'other'

/** Extent of the hidden content: the entry, one of its fields, or the status that its data state. */
export type UnshownExtent = 'entry' | 'field' | 'stated_status'

/** Published content that is not shown, entirely or in part. */
export type Unshown = {
  readonly type: ReadType
  readonly locale: Locale
  /** Document id in the content backend, or id in the product API; null for an entry without one. */
  readonly id: string | null
  readonly title: string | null
  /** Path of the faulty field; empty when the entry itself cannot be parsed. */
  readonly field: string
  readonly cause: UnshownCause
  readonly extent: UnshownExtent
}

/** A type that could not be read. */
export type Unread = Pick<Unshown, 'type' | 'locale'>

/** Published content that is not shown, and types that could not be read. */
export type UnshownContent = { readonly unshown: readonly Unshown[]; readonly unread: readonly Unread[] }

export type UnshownDeps = {
  readonly contentApi: ContentApi
  readonly productApi: Pick<ProductApi, 'listFunds' | 'searchFundDocuments'>
}

/** Maps Zod's issue codes. */
const causes: Readonly<Record<string, UnshownCause>> = {
  invalid_type: 'missing_or_other_type',
  invalid_union: 'missing_or_other_type',
  invalid_format: 'bad_form',
  custom: 'bad_form',
  too_small: 'out_of_range',
  too_big: 'out_of_range',
  invalid_value: 'unknown_value',
}

/** Entries per call; they are read whole, with their texts. */
const entriesAtOnce = 20
/** Limits the calls to a backend that reports a wrong page count. */
const mostPages = 200

type Page<Entry> = Pick<EntryList<Entry>, 'entries' | 'pageCount'>
type Read<Entry> = (page: number) => Promise<BackendOutcome<Page<Entry>>>
/** Returns why a valid entry is not shown by the portal; undefined when it is shown. */
type Misfit<Entry> = (entry: Entry) => Pick<Unshown, 'field' | 'cause'> | undefined
type Kind = Pick<Unshown, 'type' | 'locale'>
type Named = { readonly documentId: string; readonly title?: string; readonly name?: string }

const toUnshown = (kind: Kind, { id, title, field, code, isEntryLost }: LeftOut): Unshown => ({
  ...kind,
  ...{ id, title, field },
  extent: isEntryLost ? 'entry' : 'field',
  cause: causes[code] ?? 'other',
})

/** Reads a whole list and collects its hidden content. */
async function readList<Entry>(
  kind: Kind,
  read: Read<Entry>,
  found: (entries: readonly Entry[]) => Unshown[],
) {
  const unshown: Unshown[] = []
  let pageCount = 1
  for (let page = 1; page <= Math.min(pageCount, mostPages); page += 1) {
    const answered = await read(page)
    if (answered.kind !== 'ok') return { unshown, unread: [kind] }
    pageCount = answered.data.pageCount
    unshown.push(...(answered.leftOut ?? []).map((part) => toUnshown(kind, part)))
    unshown.push(...found(answered.data.entries))
  }
  return { unshown, unread: [] }
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

function readsOf({ contentApi, productApi }: UnshownDeps, locale: Locale) {
  const kind = (type: ReadType): Kind => ({ type, locale })
  const asked = (page: number) => ({ locale, page, pageSize: entriesAtOnce, detail: 'whole' }) as const
  const single = async (type: ReadType, read: () => Promise<BackendOutcome<unknown>>) =>
    readList(kind(type), async () => asPage(await read(), []), none)
  return [
    () =>
      readList(
        kind('guide'),
        (page) => contentApi.listGuides(asked(page)),
        misfits(kind('guide'), withoutAddress('guide', locale)),
      ),
    () =>
      readList(
        kind('article'),
        (page) => contentApi.listArticles(asked(page)),
        misfits(kind('article'), withoutAddress('article', locale)),
      ),
    () => readList(kind('white-book'), (page) => contentApi.listWhiteBooks(asked(page)), none),
    () => readList(kind('page'), (page) => contentApi.listPages(asked(page)), none),
    () =>
      readList(
        kind('category'),
        async () => {
          const answered = await contentApi.listCategories({ locale })
          return asPage(answered, answered.kind === 'ok' ? answered.data : [])
        },
        misfits(kind('category'), ({ section }) =>
          section === null ? { field: 'section', cause: 'no_section' } : undefined,
        ),
      ),
    () => readList(kind('author'), (page) => contentApi.listAuthors(asked(page)), none),
    () => readList(kind('series'), () => contentApi.listSeries({ locale }), none),
    () => single('homepage', () => contentApi.getHomepage({ locale })),
    () => single('menu', () => contentApi.getMenu({ locale })),
    () => single('footer', () => contentApi.getFooter({ locale })),
    () => single('global', () => contentApi.getGlobal({ locale })),
    () => readList(kind('fund'), (page) => readFunds(productApi, locale, page), contradictions(locale)),
    () => readList(kind('document'), (page) => readDocuments(productApi, locale, page), none),
  ]
}

async function readFunds(
  productApi: UnshownDeps['productApi'],
  locale: Locale,
  page: number,
): Promise<BackendOutcome<Page<FundSummary>>> {
  const filters = { page, pageSize: entriesAtOnce }
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
  const found = await Promise.all(
    funds.data.entries.map(({ id: fundId }) =>
      productApi.searchFundDocuments({ locale, fundId, filters, isKept: false }),
    ),
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
 * Lists published content that is not shown, in both languages: entries and fields that cannot be parsed, and
 * entries without a URL. It reads one list after the other, completely and without the cache.
 */
export async function listUnshown(deps: UnshownDeps): Promise<UnshownContent> {
  const unshown: Unshown[] = []
  const unread: Unread[] = []
  for (const locale of locales)
    for (const read of readsOf(deps, locale)) {
      const found = await read()
      unshown.push(...found.unshown)
      unread.push(...found.unread)
    }
  return { unshown, unread }
}
