import { describe, expect, it } from 'vitest'
import { markdownToHtml } from './markdown.ts'

describe('editorial Markdown', () => {
  it('becomes headings, lists and emphasis', () => {
    expect(markdownToHtml('## Titre\n\n- un\n- **deux**')).toBe(
      '<h2>Titre</h2>\n<ul>\n<li>un</li>\n<li><strong>deux</strong></li>\n</ul>',
    )
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '![x](data:text/html,alert)',
    '<a href="javascript:alert(1)">x</a>',
  ])('lets no script through: %s', (source) => {
    const html = markdownToHtml(source) ?? ''
    expect(html).not.toMatch(/<script|<[^>]+\sonerror|(href|src)="(javascript|data):/i)
  })

  it.each([null, undefined, '', '  \n '])('gives nothing for %j', (source) => {
    expect(markdownToHtml(source)).toBeNull()
  })
})
