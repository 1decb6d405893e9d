import type { Locale } from '../routing/locales.ts'
import type { BackendOutcome } from './backend-outcome.server.ts'
import { contentApi } from './backends.server.ts'
import { createSteadyAnswer } from './steady-answer.server.ts'

/** Texts of a section that stand on pages of other things. */
const mostLatest = 3

function steady<Data>(ask: (asked: { locale: Locale }) => Promise<BackendOutcome<Data>>) {
  return createSteadyAnswer(async (locale: Locale) => {
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
