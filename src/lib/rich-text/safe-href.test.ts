import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeHref } from './safe-href.ts'

const publicUrl = 'https://portal.example'

describe('the address of an editor’s link', () => {
  it.each([
    ['/fonds?status=open#top', '/fonds?status=open#top'],
    ['/', '/'],
    ['https://portal.example/contact', '/contact'],
    ['https://portal.example', '/'],
    ['#vos-droits', '#vos-droits'],
    ['https://www.cnil.fr/fr/plaintes', 'https://www.cnil.fr/fr/plaintes'],
    ['HTTP://CNIL.fr', 'http://cnil.fr/'],
    ['mailto:dpo@orvanne.example', 'mailto:dpo@orvanne.example'],
    ['tel:+33100000000', 'tel:+33100000000'],
  ])('%s is kept as %s', (input, href) => {
    expect(safeHref(input, publicUrl)).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://portal.example/1',
    '//evil.example',
    '/\\evil.example',
    '/%2F/evil.example',
    'https://user:secret@evil.example/',
    'mailto:"><script>@x',
    'www.orvanne.example',
    'contact',
    '',
    `https://long.example/${'a'.repeat(2000)}`,
  ])('%j is no link', (input) => {
    expect(safeHref(input, publicUrl)).toBeNull()
  })

  it('is, for any input, one that no browser runs', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'JAVA\tSCRIPT:',
      'data:',
      'https:',
      '//',
      '/\\',
      'mailto:',
      '',
    )
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (start, rest) => {
        const href = safeHref(`${start}${rest}`, publicUrl)
        if (href === null || href.startsWith('#')) return
        const parsed = new URL(href, publicUrl)
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(parsed.protocol)
        if (href.startsWith('/')) expect(parsed.origin).toBe(publicUrl)
      }),
    )
  })
})
