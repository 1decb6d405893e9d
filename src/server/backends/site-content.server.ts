import type { Locale } from '../../routing/addresses/locales.ts'
import { contentApi } from '../composition/backends.server.ts'
import type { BackendOutcome } from './backend-outcome.server.ts'
import { staleIfError } from './stale-if-error.server.ts'

/** Texts of a section that stand on pages of other things. */
const mostLatest = 3

function steady<Data>(ask: (asked: { locale: Locale }) => Promise<BackendOutcome<Data>>) {
  return staleIfError(async (locale: Locale) => {
    const answered = await ask({ locale })
    return answered.kind === 'ok' ? answered.data : undefined
  })
}

/** What editors wrote for the whole site. No page waits or fails for it. */
export const siteContent = {
  menu: steady(contentApi.getMenu),
  footer: steady(contentApi.getFooter),
  global: steady(contentApi.getGlobal),
  homepage: steady(contentApi.getHomepage),
  latestGuides: steady(({ locale }) => contentApi.listGuides({ locale, pageSize: mostLatest })),
  latestArticles: steady(({ locale }) => contentApi.listArticles({ locale, pageSize: mostLatest })),
}
