import { dictionaryTexts } from '../repository/dictionary-texts.ts'
import { plainSpaces } from './page-text.ts'

const fewestWords = 3
/** Words that carry no language: figures, names and signs. */
const isWord = (word: string) => /^\p{Ll}{2,}/u.test(word)

const startOf = (words: readonly string[], from: number): string =>
  words.slice(from, from + fewestWords).join(' ')

/** Returns the parts of a text between its parameters that are long enough to belong to one language. */
const fragmentsOf = (text: string): string[] =>
  text
    .split(/\{+[^}]*\}+/)
    .map(plainSpaces)
    .filter((fragment) => fragment.split(' ').filter(isWord).length >= fewestWords)

async function fragmentsBy(language: 'fr' | 'en'): Promise<ReadonlySet<string>> {
  return new Set((await dictionaryTexts(language)).flatMap(({ text }) => fragmentsOf(text)))
}

/** Finds sentences of one language's dictionary in a text: those that the other dictionary does not have, too. */
export async function sentencesOf(
  language: 'fr' | 'en',
): Promise<{ readonly count: number; foundIn(text: string): string[] }> {
  const other = await fragmentsBy(language === 'fr' ? 'en' : 'fr')
  const own = [...(await fragmentsBy(language))].filter((fragment) => !other.has(fragment))
  const byStart = Map.groupBy(own, (fragment) => startOf(fragment.split(' '), 0))
  return {
    count: own.length,
    foundIn(text) {
      const words = text.split(' ')
      return words.flatMap((_, at) => {
        const candidates = byStart.get(startOf(words, at)) ?? []
        return candidates.filter((one) =>
          words
            .slice(at, at + one.split(' ').length)
            .join(' ')
            .startsWith(one),
        )
      })
    },
  }
}

/** Frequent words that the other language does not have. */
const ownWords = {
  fr: new Set(
    'le la les des du une dans pour sur avec qui que vous nous est sont votre vos ces cette'.split(' '),
  ),
  en: new Set('the of and to is are for with your our from this that by its their which you we'.split(' ')),
} as const

/** Funds and companies have French names in both languages: « Vents du Nord ». */
const particleOfName = /(?<=\p{L} )(?:l[ea]s?|du|des)(?= \p{Lu})/gu

/** Share of a language's frequent words among those of both, in a text: 0 where there is none of them. */
export function shareOfWords(text: string, language: 'fr' | 'en'): number {
  const words = text
    .replaceAll(particleOfName, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const count = (one: 'fr' | 'en') => words.filter((word) => ownWords[one].has(word)).length
  const [own, all] = [count(language), count('fr') + count('en')]
  return all === 0 ? 0 : own / all
}
