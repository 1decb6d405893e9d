import { createIsomorphicFn } from '@tanstack/react-start'
import type { LoadedSiteShell } from '~/components/layout/site-shell.ts'
import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { getSite, siteOfRequest } from './site.functions.ts'
import type { Site } from './site.schema.ts'
import { getSiteShell, readSiteShell } from './site-shell.functions.ts'

// State of one browser tab: the configuration is part of the page's data and does not change during a visit.
const ofThisTab: { site?: Site } = {}

const isSite = (value: unknown): value is Site =>
  typeof value === 'object' &&
  value !== null &&
  'publicUrl' in value &&
  'signedInHome' in value &&
  'maintenance' in value &&
  typeof value.publicUrl === 'string' &&
  typeof value.signedInHome === 'string'

/** Stores the page's configuration, so that no navigation has to fetch it. Called in the browser only. */
export function rememberSite(site: unknown): void {
  if (isSite(site)) ofThisTab.site = site
}

/** Returns the public configuration. */
export const loadSite = createIsomorphicFn()
  .server(async () => siteOfRequest())
  .client(async () => ofThisTab.site ?? getSite())

const fetchSiteShell = createIsomorphicFn()
  .server((locale: Locale) => readSiteShell(locale))
  .client((locale: Locale) => getSiteShell({ data: { locale } }))

/** Loads the editorial content of the site shell. */
export async function loadSiteShell(locale: Locale): Promise<LoadedSiteShell> {
  const { footer, ...siteShell } = await fetchSiteShell(locale)
  return { ...siteShell, footer: footer && new HtmlOnlyData(footer) }
}
