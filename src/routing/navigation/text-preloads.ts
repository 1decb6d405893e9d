import { createIsomorphicFn } from '@tanstack/react-start'
import { textFile } from '~/lib/text-file.ts'
import type { Namespace } from '../../lib/translations.ts'
import type { Locale } from '../addresses/locales.ts'

type TextMatch = { readonly staticData?: { readonly namespaces?: readonly string[] | undefined } }

/**
 * Folder of the build's dictionary files for browsers; unset during development, when they are ordinary
 * modules.
 */
const folder: string | undefined = import.meta.env.VITE_TEXTS_FOLDER

/** Lets a browser load the texts of a page beside its scripts. Written on the server alone: afterwards they are there. */
export const textPreloads = createIsomorphicFn()
  .server((matches: readonly TextMatch[], locale: Locale) => {
    if (folder === undefined) return []
    const namespaces = new Set(matches.flatMap(({ staticData }) => staticData?.namespaces ?? []))
    const names = [locale, ...[...namespaces].map((namespace) => `${locale}.${namespace}`)]
    return names.map((name) => {
      const href = `/${folder}/${textFile(name)}.js`
      return { rel: 'modulepreload', href, ...integrityOf(href) }
    })
  })
  .client((_matches: readonly TextMatch[], _locale: Locale): { rel: string; href: string }[] => [])

type WithNamespaces = {
  readonly staticData: {
    readonly namespaces?: readonly Namespace[]
    readonly keptNamespaces?: readonly Namespace[]
  }
}

/** Every dictionary that the matched routes need for server rendering. */
export const namespacesToRender = (matches: readonly WithNamespaces[]): Namespace[] =>
  matches.flatMap(({ staticData: { namespaces = [], keptNamespaces = [] } }) => [
    ...namespaces,
    ...keptNamespaces,
  ])
