import type { Locale } from '../../routing/addresses/locales.ts'
import { contentApi } from '../composition/backends.server.ts'
import type { BackendOutcome } from './backend-outcome.server.ts'
import { staleIfError } from './stale-if-error.server.ts'

/** Number of recent texts of a section on other pages. */
const mostLatest = 3

/** Calls a content endpoint and returns its last good response while it fails. */
function lastGood<Data>(ask: (asked: { locale: Locale }) => Promise<BackendOutcome<Data>>) {
  return staleIfError(async (locale: Locale) => {
    const answered = await ask({ locale })
    return answered.kind === 'ok' ? answered.data : undefined
  })
}

/** Editors' content for the whole site. No page waits long or fails for it. */
export const siteContent = {
  menu: lastGood(contentApi.getMenu),
  footer: lastGood(contentApi.getFooter),
  global: lastGood(contentApi.getGlobal),
  homepage: lastGood(contentApi.getHomepage),
  latestGuides: lastGood(({ locale }) => contentApi.listGuides({ locale, pageSize: mostLatest })),
  latestArticles: lastGood(({ locale }) => contentApi.listArticles({ locale, pageSize: mostLatest })),
}
