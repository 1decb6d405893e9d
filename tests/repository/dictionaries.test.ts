import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type DictionaryText, dictionaryTexts, namespacesOf, withoutTypes } from './dictionary-texts.ts'
import { identicalOnPurpose } from './identical-texts.ts'

const root = join(import.meta.dirname, '../..')
const namespaces = ['', ...namespacesOf('fr')]

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.gen\./.test(name))
  .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
  .join('\n')

/** Last words of keys that the code reads: `x.title(`, `title,` of a destructuring, `texts[name](` for the siblings. */
const isNamed = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(sources)
const isIndexed = (parent: string): boolean => new RegExp(`\\b${parent}\\b(\\?)?(\\)|\\])?\\[`).test(sources)

const isUsed = ({ key }: DictionaryText): boolean => {
  const [last = '', parent = ''] = key.split('.').toReversed()
  return (
    (isNamed(last) && (parent === '' || isNamed(parent) || namespaces.includes(parent))) || isIndexed(parent)
  )
}

describe('the dictionaries', () => {
  // P-007
  it('say the same things in both languages', async () => {
    const keys = (texts: DictionaryText[]) => texts.map(({ key }) => key).toSorted()
    expect(keys(await dictionaryTexts('en'))).toEqual(keys(await dictionaryTexts('fr')))
    expect(namespacesOf('en')).toEqual(namespacesOf('fr'))
  })

  it('hold no empty text', async () => {
    const empty = [...(await dictionaryTexts('fr')), ...(await dictionaryTexts('en'))].filter(
      ({ text }) => text.trim() === '',
    )
    expect(empty).toEqual([])
  })

  it('hold no text that nothing reads', async () => {
    expect((await dictionaryTexts('fr')).filter((text) => !isUsed(text)).map(({ key }) => key)).toEqual([])
  })

  it('are alike only where that is meant', async () => {
    const english = new Map((await dictionaryTexts('en')).map(({ key, text }) => [key, text]))
    const alike = (await dictionaryTexts('fr')).filter(
      ({ key, text }) => english.get(key) === withoutTypes(text),
    )
    expect(alike.map(({ key }) => key).toSorted()).toEqual([...identicalOnPurpose].toSorted())
  })

  it('know a text that nothing reads and a copied one when they see it', () => {
    expect(isUsed({ key: 'funds.nobodyEverReadsThis', text: '' })).toBe(false)
    expect(isUsed({ key: 'funds.title', text: '' })).toBe(true)
  })
})
