import type { Locales, Namespaces, TranslationFunctions } from '../../i18n/i18n-types.ts'
import { i18nObject, loadedLocales, namespaces } from '../../i18n/i18n-util.ts'
import { loadTexts } from './load-texts.ts'

/** A part of the dictionary that only some pages load. */
export type Namespace = Namespaces

/** Narrows a text to a namespace. */
export const isNamespace = (text: unknown): text is Namespace => namespaces.some((name) => name === text)

/** All texts of the portal in one language, as typed functions. */
export type Translations = TranslationFunctions

// Write-once caches of immutable texts, by language; they hold no request state.
const loads = new Map<string, Promise<void>>()
const translationsByDictionary = new WeakMap<object, Translations>()

function loadOnce(key: string, load: () => Promise<void>): Promise<void> {
  const known = loads.get(key)
  if (known) return known
  const started = load()
  loads.set(key, started)
  // A chunk that failed to load must be requested again.
  started.catch(() => loads.delete(key))
  return started
}

/** Loads the common texts and those of the given namespaces; resolves at once when they are loaded. */
export async function ensureTranslations(
  locale: Locales,
  namespaces: readonly Namespace[] = [],
): Promise<void> {
  await loadOnce(locale, () => loadTexts(locale))
  await Promise.all(
    namespaces.map((namespace) => loadOnce(`${locale}/${namespace}`, () => loadTexts(locale, namespace))),
  )
}

/** The texts of a language. Throws when {@link ensureTranslations} has not resolved for it. */
export function translationsOf(locale: Locales): Translations {
  const dictionary: object | undefined = loadedLocales[locale]
  if (!dictionary) throw new Error(`the texts of ${locale} are not loaded`)
  const known = translationsByDictionary.get(dictionary)
  if (known) return known
  const texts = i18nObject(locale)
  // A browser renders one page, so the cache would not pay for its code.
  const created = import.meta.env.SSR ? memoizing(texts) : texts
  translationsByDictionary.set(dictionary, created)
  return created
}

/**
 * The texts with each part read once: the library copies a whole part of the dictionary on every property
 * access, which took a twentieth of a page's render time.
 */
function memoizing<Texts extends object>(texts: Texts): Texts {
  const parts = new Map<string | symbol, unknown>()
  return new Proxy(texts, {
    get(target, name, receiver) {
      // An unknown name may be external input: caching those would have no bound.
      if (!(name in target)) return Reflect.get(target, name, receiver)
      if (!parts.has(name)) parts.set(name, partOf(Reflect.get(target, name, receiver)))
      return parts.get(name)
    },
  })
}

const partOf = (part: unknown): unknown => (typeof part === 'function' ? memoizing(part) : part)
