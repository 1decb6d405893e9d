import { describe, expect, it } from 'vitest'
import { areaOf } from './public-area.ts'

const matches = (...ids: string[]) => ids.map((routeId) => ({ routeId }))

describe('the area of a document', () => {
  it.each(['/$locale/_public/funds/', '/$locale/_public/content/$', '/$locale/_public/'])(
    'is public for %s',
    (id) => {
      expect(areaOf(matches('__root__', '/$locale', '/$locale/_public', id))).toBe('public')
    },
  )

  it.each([
    '/$locale/_login/login/',
    '/$locale/_account/account/documents',
    '/$locale/_staff/team/',
    '/$locale/maintenance',
    '/$locale/_public/investor/pending',
    '/$locale/_public/partner/choose-team',
    '/_neutral/resources',
    '/$locale',
    '__root__',
  ])('is private for %s, whose routes a public page does not load', (id) => {
    expect(areaOf(matches('__root__', id))).toBe('private')
  })

  it('treats a path without a match as private, and loads the whole route tree', () => {
    expect(areaOf(undefined)).toBe('private')
    expect(areaOf([])).toBe('private')
  })
})
