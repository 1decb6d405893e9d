import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The user's own funds above the catalogue, with code that visitors never load. Its texts are loaded with
 * the session's.
 */
export const LazyOwnFunds = lazyRouteComponent(ownFundsParts, 'OwnFunds')

/** Loads the code of {@link LazyOwnFunds}, so that the loader can preload it. */
export function ownFundsParts() {
  return import('./own-funds-parts.ts')
}
