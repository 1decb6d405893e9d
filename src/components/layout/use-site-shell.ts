import { useMatches } from '@tanstack/react-router'
import type { LoadedSiteShell } from './site-shell.ts'

/** Narrowing: only the layouts that load it return a `siteShell`, and only in the server's mapped form. */
function hasSiteShell(data: unknown): data is { readonly siteShell: LoadedSiteShell } {
  return typeof data === 'object' && data !== null && 'siteShell' in data
}

const none: LoadedSiteShell = {
  links: { menu: null, legal: [] },
  footer: null,
  announcement: null,
  isPreview: false,
}

/** Returns the editors' content around the page; empty if it could not be loaded. */
export function useSiteShell(): LoadedSiteShell {
  return useMatches({
    select: (matches) => matches.map((match) => match.loaderData).find(hasSiteShell)?.siteShell ?? none,
  })
}
