import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typeset } from './typography.ts'

// P-370
describe('a text is set', () => {
  it.each([
    ['le 12 mars 2026', 'le 12\u00a0mars\u00a02026'],
    ['le 1er janvier 2024', 'le 1er\u00a0janvier\u00a02024'],
    ['depuis mars 2026', 'depuis mars\u00a02026'],
    [
      'Pourquoi ? « Vous » ! Ceci : cela ; fin',
      'Pourquoi\u202f? «\u00a0Vous\u00a0»\u202f! Ceci\u00a0: cela\u202f; fin',
    ],
    ['Pourquoi? Ainsi: oui', 'Pourquoi\u202f? Ainsi\u00a0: oui'],
    ['il dit "oui"', 'il dit «\u00a0oui\u00a0»'],
    ['1 234 567 € et -5 %', '1\u202f234\u202f567\u00a0€ et \u22125\u00a0%'],
    ['12,5 M€ sur 10 ans', '12,5\u00a0M€ sur 10\u00a0ans'],
    ['40 millions d’euros', '40\u00a0millions\u00a0d’euros'],
    ['{years:number} {{an|ans}}', '{years:number}\u00a0{{an|ans}}'],
    ['un TVPI de 1,41 x', 'un TVPI de 1,41x'],
    ["Base 100, l'article 8, le PEA-PME", 'Base\u00a0100, l’article\u00a08, le PEA-\u2060PME'],
    ['+33 1 84 00 00 00', '+33\u00a01\u00a084\u00a000\u00a000\u00a000'],
    ['https://orvanne.example/a?b=c;d et 14:05', 'https://orvanne.example/a?b=c;d et 14:05'],
    ['le 2026-03-12, de 8-10', 'le 2026-03-12, de 8-10'],
  ])('in French: %s', (typed, set) => {
    expect(typeset(typed, 'fr')).toBe(set)
  })

  it.each([
    ['on 12 March 2026', 'on 12\u00a0March\u00a02026'],
    ['in March 2026', 'in March\u00a02026'],
    ['4 Sept 2026', '4\u00a0Sept\u00a02026'],
    ['for 10 years, -5%', 'for 10\u00a0years, \u22125%'],
    ['it\'s "quite" so', 'it’s “quite” so'],
    ['Why ?', 'Why?'],
    ['Article 8, Base 100, €40 million', 'Article\u00a08, Base\u00a0100, €40\u00a0million'],
    ['Maybe 2026 may be', 'Maybe 2026 may be'],
  ])('in English: %s', (typed, set) => {
    expect(typeset(typed, 'en')).toBe(set)
  })

  it('once: setting it again changes nothing', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom(
        ' ',
        '\u00a0',
        '\u202f',
        '-',
        '12',
        '1 234',
        ' mars ',
        ' 2026',
        ' ans',
        ' ?',
        '! ',
        ':',
        '« ',
        ' »',
      ),
      fc.constantFrom(
        '"',
        "'",
        '{x}',
        ' %',
        ' €',
        'PEA-PME',
        ' May ',
        'art. ',
        '+33 1 84',
        ' 00',
        'Base ',
        '...',
      ),
    )
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, fc.constantFrom('fr' as const, 'en' as const), (typed, language) => {
        const once = typeset(typed, language)
        expect(typeset(once, language)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['fr', 'en'] as const)('once, where signs and spaces meet (%s)', (language) => {
    const signs = fc.string({ unit: fc.constantFrom(...'A7-. :?«"%\u00a0\u202f'), maxLength: 8 })
    fc.assert(
      fc.property(signs, (typed) => {
        const once = typeset(typed, language)
        expect(typeset(once, language)).toBe(once)
      }),
      { numRuns: 5000, examples: [['"-7"'], ['7 \u202f%']] },
    )
  })
})
