import { textFile } from '../../lib/csv.ts'
import type { Namespace } from '../../lib/translations.ts'
import type { Locale } from '../addresses/locales.ts'

type TextMatch = { readonly staticData?: { readonly namespaces?: readonly string[] | undefined } }

/**
 * Folder of the build's dictionary files for browsers; unset during development, when they are ordinary
 * modules.
 */
const folder: string | undefined = import.meta.env.VITE_TEXTS_FOLDER

/** URLs of a page's dictionary files, which the browser loads in parallel with its scripts. For the server. */
export function textAddresses(matches: readonly TextMatch[], locale: Locale): string[] {
  if (folder === undefined) return []
  const namespaces = new Set(matches.flatMap(({ staticData }) => staticData?.namespaces ?? []))
  const names = [locale, ...[...namespaces].map((namespace) => `${locale}.${namespace}`)]
  return names.map((name) => `/${folder}/${textFile(name)}.js`)
}

type WithNamespaces = {
  readonly staticData: {
    readonly namespaces?: readonly Namespace[]
    readonly htmlOnlyNamespaces?: readonly Namespace[]
  }
}

/** Every dictionary that the matched routes need for server rendering. */
export const namespacesToRender = (matches: readonly WithNamespaces[]): Namespace[] =>
  matches.flatMap(({ staticData: { namespaces = [], htmlOnlyNamespaces = [] } }) => [
    ...namespaces,
    ...htmlOnlyNamespaces,
  ])
