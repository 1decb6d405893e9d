import { lazyRouteComponent } from '@tanstack/react-router'
import { ensureTranslations } from '~/lib/translations.ts'
import { toLocale } from '~/routing/locales.ts'

/** In a browser the texts of the page's language come with the code, since the page is there before its loader runs. */
async function load() {
  const { OwnFunds } = await import('./own-funds-section.tsx')
  if (typeof document !== 'undefined') {
    await ensureTranslations(toLocale(document.documentElement.lang.slice(0, 2)), ['my_funds'])
  }
  return { OwnFunds }
}

/** One's own funds over the catalogue, with their code and texts, which visitors never load. */
export const LazyOwnFunds = lazyRouteComponent(load, 'OwnFunds')
