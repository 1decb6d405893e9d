import { createIsomorphicFn } from '@tanstack/react-start'
import { integrityOf } from './asset-integrity.ts'
import type { Locale } from './locales.ts'

type TextMatch = { readonly staticData?: { readonly namespaces?: readonly string[] | undefined } }

/** Where a build keeps the texts of browsers; unset while developing, when they are modules like others. */
const folder: string | undefined = import.meta.env.VITE_TEXTS_FOLDER

/** Lets a browser load the texts of a page beside its scripts. Written on the server alone: afterwards they are there. */
export const textPreloads = createIsomorphicFn()
  .server((matches: readonly TextMatch[], locale: Locale) => {
    if (folder === undefined) return []
    const namespaces = new Set(matches.flatMap(({ staticData }) => staticData?.namespaces ?? []))
    const names = [locale, ...[...namespaces].map((namespace) => `${locale}.${namespace}`)]
    return names.map((name) => {
      const href = `/${folder}/${name}.js`
      return { rel: 'modulepreload', href, ...integrityOf(href) }
    })
  })
  .client((_matches: readonly TextMatch[], _locale: Locale): { rel: string; href: string }[] => [])
