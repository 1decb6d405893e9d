import { useMatches } from '@tanstack/react-router'
import type { LoadedChrome } from './chrome.ts'

/** Narrowing: only the layouts that load it give a `chrome`, and they give what the server mapped. */
function hasChrome(data: unknown): data is { readonly chrome: LoadedChrome } {
  return typeof data === 'object' && data !== null && 'chrome' in data
}

const none: LoadedChrome = {
  links: { menu: null, legal: [] },
  footer: null,
  announcement: null,
  isPreview: false,
}

/** What editors put around the page; nothing where it could not be had. */
export function useChrome(): LoadedChrome {
  return useMatches({
    select: (matches) => matches.map((match) => match.loaderData).find(hasChrome)?.chrome ?? none,
  })
}
