import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectPath } from '../../scripts/lib/project.ts'
import { filesWithTexts, type SourceText, sourceTexts } from '../../scripts/lib/source-texts.ts'

/** French words that are elided before a vowel or a mute h, where they are independent words. */
const elided =
  "(?<![\\p{L}’'-])([Ll]e|[Ll]a|[Dd]e|[Dd]u|[Aa]u|[Qq]ue|[Nn]e|[Ss]e|[Jj]e|[Jj]usque|[Ll]orsque|[Pp]uisque)"
const space = '[ \\u00a0]'

/** Vowels and mute h; numbers are read as they are written, and a letter by itself is a name. */
const beforeVowel = new RegExp(
  `${elided}${space}(?=(?:[aeiouéèêàâîôûœ]|h(?:abit|eur|istoi|omm|ôt|orai|onor|ypoth|ériti|onnê))\\p{L})(?!(?:onz|oui|un |un$|une? à une?|uns))[\\p{L}]+`,
  'gu',
)

/** A parameter or an insertion that may be a name, which no text can know the first letter of. */
const beforeName = new RegExp(`${elided}${space}\\{(\\w+)`, 'gu')

/** Parameters that are dates, amounts or numbers in figures. */
const figure =
  /date|day|instant|amount|value|count|number|hours|minutes|seconds|phone|years?$|^(from|to|due|since|first|last|lowest|highest|text|minimum|threshold|maximum|periodEnd|shownFrom|time)$/i

type Fault = { readonly place: string; readonly text: string }

function faultsIn({ text, inserted }: Pick<SourceText, 'text' | 'inserted'>, place: string): Fault[] {
  const names = [...text.matchAll(beforeName)]
    .map(([, , name = '']) => inserted?.[Number(name)] ?? name)
    .filter((name) => !figure.test(name))
  const literal = [...text.matchAll(beforeVowel)]
  return [...names, ...literal.map(([found]) => found)].map((found) => ({ place, text: `${found}: ${text}` }))
}

const isFrench = (file: string) => /(^|\/)(fr|french)\.ts$/.test(file)

// P-551
describe('French texts', () => {
  it('have no “de Orvanne”: no word that elides stands before a vowel, or before what may be a name', () => {
    const faults = filesWithTexts().flatMap(({ file, language }) =>
      sourceTexts(readFileSync(file, 'utf8'), language ?? (isFrench(file) ? 'fr' : undefined))
        .filter((found) => found.language === 'fr')
        .flatMap((found) => faultsIn(found, `${file}:${found.line}`)),
    )
    expect(faults).toEqual([])
  })

  it('of editors have none either', () => {
    const files = globSync(projectPath('sandbox/seed-content/**/*.fr.md'))
    expect(files.length).toBeGreaterThan(20)
    const faults = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, line) => faultsIn({ text, inserted: undefined }, `${file}:${line + 1}`)),
    )
    expect(faults).toEqual([])
  })

  it('are found faulty where they are', () => {
    const told = (text: string) => faultsIn({ text, inserted: undefined }, 'x').length
    expect(['Mois de août', 'de {fund:string}', 'le email', 'lorsque aucun', 'que il'].map(told)).toEqual([
      1, 1, 1, 1, 1,
    ])
    expect(
      ['d’août', 'de {amount:string}', 'le onze', 'de A à G', 'de un à deux', 'le un'].map(told),
    ).toEqual([0, 0, 0, 0, 0, 0])
  })
})
