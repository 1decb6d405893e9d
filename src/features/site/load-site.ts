import { createIsomorphicFn } from '@tanstack/react-start'
import { getSite, siteOfRequest } from './site.functions.ts'
import type { Site } from './site.schema.ts'

// Of a browser's tab alone: nothing changes the configuration during a visit, and the page came with it.
const ofThisTab: { site?: Site } = {}

const isSite = (value: unknown): value is Site =>
  typeof value === 'object' &&
  value !== null &&
  'publicUrl' in value &&
  'signedInHome' in value &&
  'maintenance' in value &&
  typeof value.publicUrl === 'string' &&
  typeof value.signedInHome === 'string'

/** Keeps what the page came with, so that no navigation has to ask for it. Called in the browser only. */
export function rememberSite(site: unknown): void {
  if (isSite(site)) ofThisTab.site = site
}

/** The public configuration. */
export const loadSite = createIsomorphicFn()
  .server(async () => siteOfRequest())
  .client(async () => ofThisTab.site ?? getSite())
