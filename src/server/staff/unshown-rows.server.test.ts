import { describe, expect, it } from 'vitest'
import { eachOnce, type Row, type Unshown } from './unshown-rows.server.ts'

const row = (changes: Partial<Unshown> = {}, related: Row['related'] = null): Row => ({
  shown: {
    ...{ type: 'category', locale: 'fr', id: 'c', title: 'C', field: 'section' },
    ...{ cause: 'unknown_value', extent: 'field' },
    ...changes,
  },
  related,
})

// P-801
describe('the list of what is not shown', () => {
  it('has a field that costs its entry once, with its cause and the whole extent', () => {
    const cost = row({ cause: 'no_section', extent: 'entry' })
    const once = row({ extent: 'entry' }).shown
    expect(eachOnce([row(), cost])).toEqual([once])
    expect(eachOnce([row({ extent: 'entry' }), row({ cause: 'no_section' })])).toEqual([once])
  })

  it('has a fault of a related entry at that entry alone', () => {
    const ofText = row({ type: 'article', id: 'a', field: 'category.section' }, { id: 'c', field: 'section' })
    expect(eachOnce([ofText, row(), ofText])).toEqual([row().shown])
  })

  it('keeps a fault of a related entry that is not in the list by itself, such as a file', () => {
    const ofFile = row({ type: 'article', id: 'a', field: 'cover.url' }, { id: 'f', field: 'url' })
    expect(eachOnce([ofFile, row()])).toEqual([ofFile.shown, row().shown])
  })

  it.each<[string, Partial<Unshown>]>([
    ['language', { locale: 'en' }],
    ['type', { type: 'guide' }],
    ['entry', { id: 'd' }],
    ['field', { field: 'name' }],
  ])('tells faults apart by their %s', (_, other) => {
    expect(eachOnce([row(), row(other)])).toHaveLength(2)
  })

  it('keeps entries apart that name themselves by nothing', () => {
    const nameless = row({ id: null, title: null })
    expect(eachOnce([nameless, nameless])).toHaveLength(2)
  })
})
