import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectPath } from '../../scripts/lib/project.ts'
import { filesWithTexts, sourceTexts, typesetSource } from '../../scripts/lib/source-texts.ts'
import { type TextLanguage, typeset } from '../../src/lib/typography.ts'
import { withoutTypes } from './dictionary-texts.ts'
import { mixedVariants } from './mixed-variants.ts'
import { specifiedMessages } from './product-messages.ts'

/** Messages whose exact text is specified, regardless of the rules. */
const given = new Set(
  specifiedMessages.flatMap(({ fr, en = [] }) => [...(fr === undefined ? [] : [fr]), ...en]),
)
const plainSpaces = (text: string): string => text.replace(/\s/g, ' ')

type PlacedText = { readonly place: string; readonly language: TextLanguage; readonly text: string }

const texts: readonly PlacedText[] = filesWithTexts().flatMap(({ file, language }) =>
  sourceTexts(readFileSync(file, 'utf8'), language)
    .filter(({ text }) => !given.has(plainSpaces(withoutTypes(text))))
    .map((found) => ({ ...found, place: `${file.slice(projectPath('.').length)}:${found.line}` })),
)

// P-370
describe('the texts of the portal and of the sandbox', () => {
  it('are set as their language asks: run `npm run i18n`', () => {
    const unset = texts.filter(({ text, language }) => typeset(text, language) !== text)
    expect(unset.map(({ place, text }) => `${place} ${text}`)).toEqual([])
  })

  it('are found in the dictionaries and in the sandbox, and mended', () => {
    expect(texts.filter(({ place }) => place.startsWith('/i18n')).length).toBeGreaterThan(2000)
    expect(texts.filter(({ place }) => place.startsWith('/sandbox')).length).toBeGreaterThan(300)
    const inserted = ['$', '{n}'].join('')
    const source = (vous: string, date: string, why: string) =>
      `const a = { fr: { b: '${vous}', c: (n: number) => \`Le ${inserted} ${date}\` }, en: '${why}', de: 'Sie ?' }`
    expect(typesetSource(source('Vous ?', 'mars 2026 :', 'Why ?'))).toBe(
      source('Vous\\u202f?', 'mars\\u00a02026\\u00a0:', 'Why?'),
    )
  })

  // P-371
  it('call one thing by one word', () => {
    const mixed = texts.flatMap(({ place, text, language }) =>
      mixedVariants(text, language).map((variant) => `${place} ${variant}: ${text}`),
    )
    expect(mixed).toEqual([])
  })
})
