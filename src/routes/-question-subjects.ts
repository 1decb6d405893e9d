import { getFundDocumentsSignedIn } from '~/features/documents/library/library.functions.ts'
import { getHoldings } from '~/features/position/position.functions.ts'
import type { AskView } from '~/features/questions/ask-page.tsx'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'

type Named = { readonly fund?: string | undefined; readonly document?: string | undefined }

async function findDocument(locale: Locale, { document: id, fund }: Named): Promise<AskView['document']> {
  if (id === undefined || fund === undefined) return null
  const found = await catchNetworkError(getFundDocumentsSignedIn({ data: { locale, key: fund, search: {} } }))
  const documents = found.ok ? found.data.groups.flatMap((group) => group.documents) : []
  const named = documents.find((document) => document.id === id)
  return named === undefined ? null : { id, title: named.title }
}

/** Loads the possible subjects of a question: the reader's funds, and the document named in the URL. */
export async function loadSubjects(locale: Locale, named: Named): Promise<AskView> {
  const [held, document] = await Promise.all([
    catchNetworkError(getHoldings({ data: { locale, search: {} } })),
    findDocument(locale, named),
  ])
  const rows = held.ok ? held.data.funds : []
  const funds = new Map(rows.map(({ fund: { id, name } }) => [id, { id, name }]))
  return { funds: [...funds.values()], fund: named.fund ?? '', document }
}
