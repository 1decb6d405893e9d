import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { blocksSchema } from '~/contract/content-api/blocks.schema.ts'
import { parseTolerantly } from '~/contract/parse-tolerantly.ts'
import { blocksToRichText } from '~/lib/rich-text/blocks-to-rich-text.ts'
import { markdownToRichText } from '~/lib/rich-text/markdown-to-rich-text.ts'
import type { RichText as RichTextTree } from '~/lib/rich-text/rich-text.ts'
import { createTextReading } from '~/lib/rich-text/text-reading.ts'
import { italicFont } from '~/styles/font-files.ts'
import { renderInPage } from './render-page.testing.tsx'
import { RichText } from './rich-text.tsx'

const settings = {
  language: 'fr',
  publicUrl: 'https://portal.example',
  mediaUrl: 'https://content.example/uploads',
} as const
const ofMarkdown = (markdown: string) => markdownToRichText(markdown, createTextReading(settings))
const ofBlocks = (value: unknown) => {
  const parsed = parseTolerantly(z.object({ value: blocksSchema }), { value })
  if (!parsed.success) throw new Error('the text is lost')
  return blocksToRichText(parsed.data.value, createTextReading(settings))
}
const render = (text: RichTextTree) => renderInPage(<RichText text={text} />)

/** Pattern of all markup that the renderer may write, none of which a browser would execute. */
const allowed =
  /^(p|h[2-4]|ul|ol|li|blockquote|pre|code|figure|figcaption|picture|source|img|section|table|caption|thead|tbody|tr|th|td|hr|strong|em|u|s|a|span|br|sup)$/

/** Returns the tags of a page without alternative texts, which may contain anything. */
const tagsOf = (markup: string): string =>
  (markup.match(/<[^>]*>/g) ?? []).join('').replaceAll(/\salt="[^"]*"/g, '')

/** Preload of the portal's own italic font, which React emits before emphasised words. */
const fontOfEmphasis = `<link rel="preload" href="${italicFont}" as="font" crossorigin="" type="font/woff2"/>`

function expectHarmless(whole: string): void {
  const markup = whole.replace(fontOfEmphasis, '')
  for (const [, name = ''] of markup.matchAll(/<([^\s/>]+)/g)) expect(name).toMatch(allowed)
  const tags = tagsOf(markup)
  expect(tags).not.toMatch(/\son\w+=|\sstyle=|javascript:|data:|srcdoc/i)
  for (const [, href = ''] of tags.matchAll(/\shref="([^"]*)"/g))
    expect(href).toMatch(/^(#|\/(?!\/)|https?:|mailto:|tel:|sms:)/)
  for (const [, src = ''] of tags.matchAll(/\ssrc="([^"]*)"/g)) expect(src).toMatch(/^\/api\/images\//)
}

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '![a](javascript:alert(1))',
  '[a]: data:text/html,x\n\n[a]',
  '<javascript:alert(1)>',
  '[^1]\n\n[^1]: [^1] <b>x</b>',
  '| a |\n|--|\n| <i>b</i> |',
  '> - # a\n> 1. ```x',
  '[a](//evil.example)',
)
const markdown = fc
  .array(fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.stringMatching(/^[-#>*_`[\]()|!^:\n \d~a]*$/)))
  .map((parts) => parts.join('\n'))

const word = fc.oneof(
  fc.string(),
  fc.constantFrom('javascript:alert(1)', '/uploads/a.png', '//evil.example', '<script>', 'https://cnil.fr'),
)
const { block } = fc.letrec<{ block: unknown; value: unknown }>((tie) => ({
  block: fc.record(
    {
      type: fc.constantFrom(
        'paragraph',
        'heading',
        'list',
        'list-item',
        'quote',
        'code',
        'image',
        'link',
        'text',
        'x',
      ),
      text: word,
      url: word,
      level: fc.integer({ min: -1, max: 9 }),
      format: fc.constantFrom('ordered', 'unordered'),
      bold: fc.boolean(),
      code: fc.boolean(),
      image: fc.record({ url: word, alternativeText: word, caption: word, width: fc.integer() }),
      children: fc.array(tie('value'), { maxLength: 4 }),
    },
    { requiredKeys: ['type'] },
  ),
  value: fc.oneof({ maxDepth: 6 }, fc.jsonValue({ maxDepth: 1 }), tie('block')),
}))

describe('rich text on a page', () => {
  // P-104
  it('is harmless, whatever Markdown it is made of', async () => {
    await fc.assert(
      fc.asyncProperty(markdown, async (source) => expectHarmless(await render(ofMarkdown(source)))),
    )
  })

  it('is harmless, whatever JSON the blocks are', async () => {
    const values = fc.oneof(fc.jsonValue(), fc.array(block), fc.array(fc.jsonValue()))
    await fc.assert(
      fc.asyncProperty(values, async (source) => expectHarmless(await render(ofBlocks(source)))),
    )
  })

  it('asks for the font of emphasised words once, and only where there are some', async () => {
    const markup = await render(ofMarkdown('*a* and *b*'))
    expect(markup.split(fontOfEmphasis)).toHaveLength(2)
    expect(await render(ofMarkdown('**a** and b'))).not.toContain('<link')
  })

  it('lets the words of a picture be any', async () => {
    const image = { url: '/uploads/a.png', alternativeText: '" onerror="alert(1)" javascript:' }
    const markup = await render(ofBlocks([{ type: 'image', image }]))
    expect(markup).toContain('alt="&quot; onerror=&quot;alert(1)&quot; javascript:"')
    expectHarmless(markup)
  })

  it('survives the way to the browser unchanged', () => {
    fc.assert(
      fc.property(markdown, (source) => {
        const text = ofMarkdown(source)
        expect(JSON.parse(JSON.stringify(text))).toEqual(text)
      }),
    )
  })

  it('marks a link that leaves the portal, which opens a tab of its own', async () => {
    const markup = await render(ofMarkdown('[a](https://cnil.fr) [b](/contact)'))
    expect(markup).toContain(
      '<a href="https://cnil.fr/" target="_blank" rel="external noopener noreferrer">a<span class="sr-only"> (nouvel onglet)</span></a>',
    )
    expect(markup).toContain('<a href="/contact">b</a>')
  })

  it('keeps the room of a picture and offers it in the small formats', async () => {
    const image = { url: '/uploads/a.png', width: 800, height: 400, alternativeText: 'Carte' }
    const markup = await render(ofBlocks([{ type: 'image', image }]))
    expect(markup).toMatch(
      /<source type="image\/avif" srcSet="\/api\/images\/320\/avif\/a\.png 320w, [^"]* 800w"/,
    )
    expect(markup).toMatch(
      /<img src="\/api\/images\/960\/plain\/a\.png" [^>]*width="800" height="400" alt="Carte"/,
    )
  })
})
