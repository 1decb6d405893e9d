import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { identicalOnPurpose } from './identical-texts.ts'

type Dictionary = { readonly [key: string]: string | Dictionary }
type Text = { readonly key: string; readonly text: string }

const root = join(import.meta.dirname, '../..')

function textsOf(dictionary: Dictionary, prefix = ''): Text[] {
  return Object.entries(dictionary).flatMap(([name, value]) => {
    const key = prefix === '' ? name : `${prefix}.${name}`
    return typeof value === 'string' ? [{ key, text: value }] : textsOf(value, key)
  })
}

async function load(locale: 'fr' | 'en', namespace: string): Promise<Text[]> {
  const module: { default: Dictionary } = await import(join(root, 'i18n', locale, namespace, 'index.ts'))
  return textsOf(module.default, namespace)
}

const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const namespaces = ['', ...foldersOf(join(root, 'i18n/fr'))]
const all = async (locale: 'fr' | 'en') =>
  (await Promise.all(namespaces.map((name) => load(locale, name)))).flat()

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.gen\./.test(name))
  .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
  .join('\n')

/** Last words of keys that the code reads: `x.title(`, `title,` of a destructuring, `texts[name](` for the siblings. */
const isNamed = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(sources)
const isIndexed = (parent: string): boolean => new RegExp(`\\b${parent}\\b(\\?)?(\\)|\\])?\\[`).test(sources)

const isUsed = ({ key }: Text): boolean => {
  const [last = '', parent = ''] = key.split('.').toReversed()
  return (
    (isNamed(last) && (parent === '' || isNamed(parent) || namespaces.includes(parent))) || isIndexed(parent)
  )
}

describe('the dictionaries', () => {
  it('say the same things in both languages', async () => {
    const keys = (texts: Text[]) => texts.map(({ key }) => key).toSorted()
    expect(keys(await all('en'))).toEqual(keys(await all('fr')))
    expect(foldersOf(join(root, 'i18n/en'))).toEqual(foldersOf(join(root, 'i18n/fr')))
  })

  it('hold no empty text', async () => {
    const empty = [...(await all('fr')), ...(await all('en'))].filter(({ text }) => text.trim() === '')
    expect(empty).toEqual([])
  })

  it('hold no text that nothing reads', async () => {
    expect((await all('fr')).filter((text) => !isUsed(text)).map(({ key }) => key)).toEqual([])
  })

  it('are alike only where that is meant', async () => {
    const english = new Map((await all('en')).map(({ key, text }) => [key, text]))
    const withoutTypes = (text: string) => text.replaceAll(/\{(\w+):\w+\}/g, '{$1}')
    const alike = (await all('fr')).filter(({ key, text }) => english.get(key) === withoutTypes(text))
    expect(alike.map(({ key }) => key).toSorted()).toEqual([...identicalOnPurpose].toSorted())
  })

  it('know a text that nothing reads and a copied one when they see it', () => {
    expect(isUsed({ key: 'funds.nobodyEverReadsThis', text: '' })).toBe(false)
    expect(isUsed({ key: 'funds.title', text: '' })).toBe(true)
  })
})
