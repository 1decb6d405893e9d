import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureTranslations } from '~/lib/translations.ts'
import { LocaleContext } from '~/routing/navigation/use-locale.ts'
import { FundCompareToggle } from './fund-compare-toggle.tsx'

const named = (key: string) => ({ asked: key, key, name: key })
const fund = { key: 'avenir', name: 'Avenir' }

// P-353
describe.each([
  ['fr', 'Deux fonds déjà choisis', 'Comparer', 'Voir la comparaison'],
  ['en', 'Two funds already chosen', 'Compare', 'See the comparison'],
] as const)('the way into the comparison in %s', (locale, full, add, show) => {
  beforeAll(() => ensureTranslations(locale, ['funds']))

  const markupWith = (chosen: readonly string[]) =>
    renderToStaticMarkup(
      <LocaleContext value={locale}>
        <FundCompareToggle fund={fund} search={{ compare: [...chosen] }} chosen={chosen.map(named)} />
      </LocaleContext>,
    )

  it('is a link while there is room', () => {
    expect(markupWith(['one'])).toMatch(
      new RegExp(`<a [^>]*compare=one&amp;compare=avenir[^>]*>.*${add}</a>`),
    )
  })

  it('says in visible words why a third fund cannot be chosen', () => {
    const markup = markupWith(['one', 'two'])
    expect(markup).not.toMatch(/<a |title=/)
    expect(markup).toContain(full)
  })

  it('gives back one of two', () => {
    expect(markupWith(['one', 'avenir'])).toMatch(/<a [^>]*compare=one"/)
  })

  // P-852
  it('leads from each of two to their comparison, where the keyboard is already', () => {
    expect(markupWith(['one', 'avenir'])).toMatch(
      new RegExp(`<a href="[^"]*fund=one&amp;fund=avenir"[^>]*>${show}</a>`),
    )
    expect(markupWith(['avenir'])).not.toContain(show)
  })
})
