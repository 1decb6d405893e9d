import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeHref } from './safe-href.ts'

const publicUrl = 'https://portal.example'

// P-104
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
    ['tel:+33 1 23 45 67 89', 'tel:+33123456789'],
    ['tel:+33\u00a0(0)1.23-45.67-89', 'tel:+33123456789'],
    ['sms:+33 6 12 34 56 78', 'sms:+33612345678'],
    [
      "sms:+33(0)6.12?body=Rappelez moi s'il vous plaît",
      'sms:+33612?body=Rappelez%20moi%20s%27il%20vous%20pla%C3%AEt',
    ],
    [
      "mailto:a@b.example?subject=Demande d'information",
      'mailto:a@b.example?subject=Demande%20d%27information',
    ],
    ['mailto:a@b.example?body="<b>"', 'mailto:a@b.example?body=%22%3Cb%3E%22'],
    ['www.amf-france.org', 'https://www.amf-france.org/'],
    ['www.amf-france.org/fr?a=b', 'https://www.amf-france.org/fr?a=b'],
    ['dpo@orvanne.example', 'mailto:dpo@orvanne.example'],
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
    'www.',
    'www.x" onclick=y',
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
      'sms:',
      '',
    )
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (start, rest) => {
        const href = safeHref(`${start}${rest}`, publicUrl)
        if (href === null || href.startsWith('#')) return
        const parsed = new URL(href, publicUrl)
        expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:']).toContain(parsed.protocol)
        if (href.startsWith('/')) expect(parsed.origin).toBe(publicUrl)
      }),
    )
  })
})
