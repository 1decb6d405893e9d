import type { FormDraft } from '~/lib/form/form-response.ts'
import { failureStatus, type Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { setPageStatus, toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { getMaterial, getSharedDocument, getShares } from './material.functions.ts'
import type { MaterialView, SharedView, SharesView } from './material.schema.ts'
import type { MaterialSearch } from './material-search.ts'

/** Data of the page: one of its two parts, and the draft of a refused form, sent by a browser without scripts. */
export type MaterialData = {
  readonly documents: Outcome<MaterialView> | null
  readonly shares: Outcome<SharesView> | null
  readonly draft: FormDraft | null
}

/** Loads the marketing documents, or the links to them. */
export async function loadMaterial(
  locale: Locale,
  search: MaterialSearch,
  draftOf: (form: string) => Promise<FormDraft | null>,
): Promise<MaterialData> {
  const data = { locale, search }
  if (search.part === 'shares') {
    const shares = toLoaderResult(await catchNetworkError(getShares({ data })))
    return { documents: null, shares, draft: await draftOf('share-end') }
  }
  const documents = toLoaderResult(await catchNetworkError(getMaterial({ data })))
  return { documents, shares: null, draft: await draftOf('share') }
}

const goneStatus = 410

/** Loads a shared document. A link that is over or unknown has a page of its own, which says so. */
export async function loadShared(locale: Locale, token: string | undefined): Promise<Outcome<SharedView>> {
  const found: Outcome<SharedView> =
    token === undefined
      ? { ok: false, code: 'not_found' }
      : await catchNetworkError(getSharedDocument({ data: { locale, token } }))
  if (found.ok && found.data.kind === 'over') setPageStatus(goneStatus)
  if (found.ok || found.code !== 'not_found') return toLoaderResult(found)
  setPageStatus(failureStatus.not_found)
  return found
}
