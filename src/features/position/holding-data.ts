import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import { type Outcome, success } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { mayHaveDocuments, mayOnlyRead } from '../session/own-funds-state.ts'
import type { PortalSession } from '../session/session.schema.ts'
import type { HoldingPageData } from './holding-page.tsx'
import { HoldingPart } from './holding-part.ts'
import { movementFilterOf } from './movement-filter.ts'
import { type FundDocuments, newestDocuments } from './newest-documents.ts'
import { getHolding } from './position.functions.ts'
import type { HoldingSearch } from './position-search.ts'

/** The loaded page: its title for the head, and its content as HTML. */
export type LoadedHolding = {
  readonly title: string
  readonly part: HtmlOnlyData<HoldingPageData>
}

const mostDocuments = 20

type Asked = {
  readonly locale: Locale
  readonly id: string
  readonly search: HoldingSearch
  readonly session: PortalSession
  readonly takesQuestions: boolean
  readonly askDocuments: () => Promise<Outcome<FundDocuments>>
}

/** Loads the page of a holding; documents that cannot be had leave the rest as it is. */
export async function loadHolding({
  locale,
  id,
  search,
  askDocuments,
  session,
  takesQuestions,
}: Asked): Promise<Outcome<LoadedHolding>> {
  const [answered, documents] = await Promise.all([
    catchNetworkError(getHolding({ data: { locale, id, search } })),
    mayHaveDocuments(session.user) ? catchNetworkError(askDocuments()) : null,
    HoldingPart.load(),
  ])
  const holding = toLoaderResult(answered)
  if (!holding.ok) return holding
  const { asOf } = holding.data
  const isKnown = ({ publishedOn }: { readonly publishedOn: string }) => publishedOn <= asOf.day
  const listed = documents?.ok
    ? newestDocuments(documents.data, locale).filter(isKnown).slice(0, mostDocuments)
    : null
  const part = new HtmlOnlyData<HoldingPageData>({
    view: holding.data,
    documents: listed,
    filter: movementFilterOf(search),
    opened: search.show ?? null,
    questions: mayOnlyRead(session) ? null : takesQuestions ? 'desk' : 'form',
  })
  return success({ title: holding.data.fund.name, part })
}
