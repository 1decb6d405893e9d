import type { Locales, Namespaces, Translations } from '../../i18n/i18n-types.ts'
import { loadFormatters, loadLocaleAsync, loadNamespaceAsync } from '../../i18n/i18n-util.async.ts'
import { loadedLocales } from '../../i18n/i18n-util.ts'
import { textFile } from './csv.ts'

/** Loads one dictionary into `loadedLocales`: of a language, or of a namespace in it. */
type LoadTexts = (locale: Locales, namespace?: Namespaces) => Promise<void>

/** On the server and while developing: the modules that typesafe-i18n lists. */
const loadModule: LoadTexts = (locale, namespace) =>
  namespace === undefined ? loadLocaleAsync(locale) : loadNamespaceAsync(locale, namespace)

/**
 * In the browser's build: a file whose URL follows from its name (`scripts/build/texts-by-address.ts`). A list of all
 * modules with their hashes would be part of the script that every page loads.
 */
const loadFile: LoadTexts = async (locale, namespace) => {
  const name = namespace === undefined ? locale : `${locale}.${namespace}`
  const address = `/${import.meta.env.VITE_TEXTS_FOLDER}/${textFile(name)}.js`
  const { default: texts }: { default: Translations } = await import(/* @vite-ignore */ address)
  loadedLocales[locale] = { ...loadedLocales[locale], ...(namespace ? { [namespace]: texts } : texts) }
  if (namespace === undefined) loadFormatters(locale)
}

/** Loads the texts of every page, or those of a namespace, in a language. */
export const loadTexts: LoadTexts =
  import.meta.env.SSR || import.meta.env.VITE_TEXTS_FOLDER === undefined ? loadModule : loadFile
