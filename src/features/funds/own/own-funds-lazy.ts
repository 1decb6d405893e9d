import { lazyRouteComponent } from '@tanstack/react-router'

/** One's own funds over the catalogue, with code that visitors never load. Its texts come with the session's. */
export const LazyOwnFunds = lazyRouteComponent(ownFundsParts, 'OwnFunds')

/** See {@link LazyOwnFunds}; for the loader, which preloads it. */
export function ownFundsParts() {
  return import('./own-funds-parts.ts')
}
