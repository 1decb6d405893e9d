import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import {
  isGuestView,
  isOtherView,
  mayHaveDocuments,
  mayHaveFunds,
  mayOnlyRead,
  ownerNameOf,
  whatKeepsFrom,
} from '../session/own-funds-state.ts'
import type { PortalSession } from '../session/session.schema.ts'
import type { OwnHomeData } from './own-home.tsx'
import { OwnHomePart } from './own-home-part.ts'
import { getPosition } from './position.functions.ts'
import type { PositionSearch } from './position-search.ts'

type Asked = {
  readonly locale: Locale
  readonly search: PositionSearch
  readonly session: PortalSession
  /** Whether the investor desk takes questions in the portal. */
  readonly site: { readonly questions: true | undefined }
}

async function contentOf({ locale, search, session, site }: Asked): Promise<OwnHomeData['content'] | null> {
  const { user } = session
  const reason = whatKeepsFrom(user)
  if (reason !== null) return { kind: 'none', reason }
  if (!mayHaveFunds(user)) return null
  const answered = await catchNetworkError(getPosition({ data: { locale, search } }))
  if (!answered.ok || answered.data === null) return null
  const { currencies, lost, unreadable } = answered.data
  const isEmpty = currencies.length + unreadable.length + lost.holdings.length === 0
  if (isEmpty && search.date === undefined) return { kind: 'none', reason: 'investor' }
  return {
    kind: 'position',
    view: answered.data,
    takesQuestions: site.questions === true && !mayOnlyRead(session),
  }
}

/** The home page of a signed-in investor, and its title. */
export type OwnHomePage = { readonly own: HtmlOnlyData<OwnHomeData>; readonly title: string }

/**
 * Loads the home page of a signed-in investor. Null for other users, where the product API does not offer positions,
 * and where it cannot be reached: they see the public page.
 */
export async function loadOwnHome(asked: Asked): Promise<OwnHomePage | null> {
  const { locale, session } = asked
  const { user } = session
  if (user.role !== 'investor') return null
  const [content] = await Promise.all([
    contentOf(asked),
    ensureTranslations(locale, ['position', 'funds', 'own_funds', 'as_of']),
    OwnHomePart.load(),
  ])
  if (content === null) return null
  const isGuest = isGuestView(session)
  const isOther = isOtherView(session)
  const name = isOther ? ownerNameOf(user) : user.firstname
  const own = new HtmlOnlyData({ name, isGuest, isOther, hasDocuments: mayHaveDocuments(user), content })
  const { overview } = translationsOf(locale).position
  return { own, title: isOther ? overview.ofOwner({ name }) : overview.title() }
}
