import { mayHaveDocuments } from '~/features/session/own-funds-state.ts'
import type { PortalSession } from '~/features/session/session.schema.ts'
import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { FundDocumentsSearch, FundDocumentsView } from '../fund-documents.schema.ts'
import { getFundDocuments } from './fund-documents.functions.ts'

type Asked = { readonly locale: Locale; readonly key: string; readonly search: FundDocumentsSearch }

/**
 * Loads the documents tab: the public list, with links to private documents for a signed-in user who may
 * open them. If the private read fails, the public list is shown.
 */
export async function loadFundDocuments(
  data: Asked,
  session: PortalSession | null,
): Promise<Outcome<FundDocumentsView>> {
  if (session === null || !mayHaveDocuments(session.user)) return getFundDocuments({ data })
  const { getFundDocumentsSignedIn } = await import('../library/library.functions.ts')
  const own = await getFundDocumentsSignedIn({ data })
  return own.ok ? own : getFundDocuments({ data })
}
