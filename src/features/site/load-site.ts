import { createIsomorphicFn } from '@tanstack/react-start'
import { getSite, siteOfRequest } from './site.functions.ts'
import type { Site } from './site.schema.ts'

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
