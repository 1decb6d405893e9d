import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Dictionary = { readonly [key: string]: string | Dictionary }

/** A text of a dictionary; `key` begins with the namespace. */
export type DictionaryText = { readonly key: string; readonly text: string }

const root = join(import.meta.dirname, '../..')

function textsOf(dictionary: Dictionary, prefix = ''): DictionaryText[] {
  return Object.entries(dictionary).flatMap(([name, value]) => {
    const key = prefix === '' ? name : `${prefix}.${name}`
    return typeof value === 'string' ? [{ key, text: value }] : textsOf(value, key)
  })
}

async function load(locale: 'fr' | 'en', namespace: string): Promise<DictionaryText[]> {
  const module: { default: Dictionary } = await import(join(root, 'i18n', locale, namespace, 'index.ts'))
  return textsOf(module.default, namespace)
}

/** Names of the namespaces that a language has, besides the common one. */
export const namespacesOf = (locale: 'fr' | 'en'): string[] =>
  readdirSync(join(root, 'i18n', locale), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** All texts of a language: those of every page, and of every namespace of the base language. */
export const dictionaryTexts = async (locale: 'fr' | 'en'): Promise<DictionaryText[]> =>
  (await Promise.all(['', ...namespacesOf('fr')].map((name) => load(locale, name)))).flat()

/** A text as it reads, without the types of its parameters. */
export const withoutTypes = (text: string): string => text.replaceAll(/\{(\w+):\w+\}/g, '{$1}')
