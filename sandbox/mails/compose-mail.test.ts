import { describe, expect, it } from 'vitest'
import { composeMail } from './compose-mail.ts'
import type { MailContent } from './mail-content.ts'

const content: MailContent = {
  language: 'en',
  subject: 'Your white paper',
  greeting: 'Dear Camille,',
  paragraphs: ['First paragraph.', 'Second paragraph.'],
  facts: [['Message', 'line one\nline two']],
  action: { label: 'Download', url: 'https://portal.example/download?token=abc&lang=en' },
  notes: ['Valid for 48 hours.'],
  lastLink: { label: 'Stop these emails', url: 'https://portal.example/unsubscribe?token=xyz' },
}

const everyText = [
  'Dear Camille,',
  'First paragraph.',
  'Second paragraph.',
  'line one\nline two',
  'Download',
  'Valid for 48\u00a0hours.',
  'Stop these emails',
  'https://portal.example/unsubscribe?token=xyz',
  'The Orvanne Gestion team',
]

const write = (changes: Partial<MailContent> = {}) =>
  composeMail('camille@sandbox.example', { ...content, ...changes })

describe('a mail', () => {
  it('goes to its reader, in the language of its content', async () => {
    const { kind, to, subject, locale } = await write()
    expect({ kind, to, subject, locale }).toEqual({
      kind: 'email',
      to: 'camille@sandbox.example',
      subject: 'Your white paper',
      locale: 'en',
    })
    expect((await write({ language: 'fr' })).html).toContain('<html lang="fr">')
  })

  it('says the same in HTML and in plain text', async () => {
    const { html, text } = await write()
    for (const part of everyText) {
      expect(html).toContain(part)
      expect(text).toContain(part)
    }
  })

  it('gives its link whole: escaped in HTML, as it is in plain text', async () => {
    const { html, text } = await write()
    expect(html).toContain('href="https://portal.example/download?token=abc&amp;lang=en"')
    expect(text).toContain('\nhttps://portal.example/download?token=abc&lang=en\n')
  })

  it('escapes what people wrote', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const { html, text } = await write({
      subject: hostile,
      greeting: hostile,
      paragraphs: [hostile],
      facts: [[hostile, hostile]],
      action: { label: hostile, url: `https://portal.example/"${hostile}` },
      notes: [hostile],
    })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('/"&lt;')
    expect(text).toContain(hostile)
  })

  it('loads nothing and needs no script', async () => {
    const { html = '' } = await write()
    expect(html).not.toMatch(/<script|<link|<img|\bsrc=|url\(|@import/)
  })

  it('contains no link and no word of one if none is given', async () => {
    const {
      action: _action,
      facts: _facts,
      notes: _notes,
      greeting: _greeting,
      lastLink: _lastLink,
      ...bare
    } = content
    const { html = '', text } = await composeMail('camille@sandbox.example', bare)
    expect(html).not.toContain('href=')
    expect(text).toMatch(/^First paragraph\.\n\nSecond paragraph\.\n\nThe Orvanne Gestion team\n\n-- \n/)
  })
})
