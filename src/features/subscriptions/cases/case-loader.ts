import type { FormDraft } from '~/lib/form/form-response.ts'
import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import type { CaseDrafts } from './case-page.tsx'
import { getCase } from './cases.functions.ts'
import type { CaseView } from './cases.schema.ts'

/** Loads the page; `draftOf` finds the draft of a browser without scripts. */
export async function loadCase(
  { id, locale }: { readonly id: string; readonly locale: Locale },
  draftOf: (form: string) => Promise<FormDraft | null>,
): Promise<{ readonly found: Outcome<CaseView>; readonly drafts: CaseDrafts }> {
  const found = toLoaderResult(await catchNetworkError(getCase({ data: { id, locale } })))
  const [details, document, warnings, send, message, withdraw] = await Promise.all([
    draftOf('case-details'),
    draftOf('case-document'),
    draftOf('case-warnings'),
    draftOf('case-sign').then((draft) => draft ?? draftOf('case-signature')),
    draftOf('case-message'),
    draftOf('case-withdraw'),
  ])
  return { found, drafts: { details, document, warnings, send, message, withdraw } }
}
