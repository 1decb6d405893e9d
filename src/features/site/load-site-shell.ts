import { createIsomorphicFn } from '@tanstack/react-start'
import type { LoadedSiteShell } from '~/components/layout/site-shell.ts'
import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { getSiteShell, readSiteShell } from './site-shell.functions.ts'

const fetchSiteShell = createIsomorphicFn()
  .server((locale: Locale) => readSiteShell(locale))
  .client((locale: Locale) => getSiteShell({ data: { locale } }))

/** Loads the editorial content of the site shell. */
export async function loadSiteShell(locale: Locale): Promise<LoadedSiteShell> {
  const { footer, ...siteShell } = await fetchSiteShell(locale)
  return { ...siteShell, footer: footer && new HtmlOnlyData(footer) }
}
