import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type HeadParts, headHtml } from './head-html.ts'

const meta = (attrs: Record<string, unknown>) => ({ tag: 'meta', attrs }) as const
const link = (attrs: Record<string, unknown>) => ({ tag: 'link', attrs }) as const
const sheet = link({ rel: 'stylesheet', href: '/a.css', suppressHydrationWarning: true, nonce: 'n' })
const preload = link({ rel: 'modulepreload', href: '/b.js', integrity: 'sha256-b' })
const first = { address: '/a.js', integrity: 'sha256-a' }

const headOf = (parts: Partial<HeadParts>) =>
  headHtml({ tags: [], script: 'colours();', first, nonce: undefined, ...parts })

/** What browsers read of some elements: names and values, whatever quotes and cases they are written with. */
const readOf = (html: string) =>
  [...html.matchAll(/<(\w+)([^>]*?)\/?>/g)].map(([, name, attributes = '']) => [
    name,
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value]) => [key.toLowerCase(), value]),
  ])

describe('the head of a page', () => {
  it('has its own script before the style sheet, which it would wait for, and the encoding before all', () => {
    const tags = [link({ rel: 'icon', href: '/i.svg' }), sheet, meta({ charSet: 'utf-8' })]
    expect(headOf({ tags })).toMatch(
      /^<meta charset="utf-8"><script>colours\(\);\(function .*<\/script><link rel="stylesheet" href="\/a.css" data-precedence="default"><link rel="icon"/,
    )
  })

  it('names no script that a browser would ask for before it has painted, and not the web manifest', () => {
    const tags = [preload, sheet, link({ rel: 'manifest', href: '/site.webmanifest' })]
    const html = headOf({ tags })
    expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]* src=|webmanifest/)
    expect(html).toContain('([["/b.js","sha256-b"]], ["/a.js","sha256-a"])')
  })

  it('leaves the scripts where they are on a page that begins in another way', () => {
    const html = headOf({ tags: [preload], first: undefined })
    expect(html).toBe(
      '<script>colours();</script><link rel="modulepreload" href="/b.js" integrity="sha256-b">',
    )
  })

  it('carries the nonce of its answer where a policy asks for it', () => {
    const style = { tag: 'style', attrs: { nonce: 'n1' }, children: 'a{}' } as const
    const html = headOf({ tags: [sheet, style], nonce: 'n1' })
    expect(html).toContain('<script nonce="n1">colours();')
    expect(html).toContain('<style nonce="n1">a{}</style>')
    expect(html.match(/nonce/g)).toHaveLength(2)
  })

  it('says what React would say, whatever stands in it', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(text, text, text, (title, content, href) => {
        const tags = [
          { tag: 'title', children: title } as const,
          meta({ name: 'description', content }),
          link({
            rel: 'alternate',
            hrefLang: 'fr',
            href: `/${href}`,
            crossOrigin: 'anonymous',
            title: undefined,
          }),
        ]
        const written = headOf({ tags, script: '', first: undefined })
        const byReact = [
          createElement('title', {}, title),
          createElement('meta', { name: 'description', content }),
          createElement('link', {
            rel: 'alternate',
            hrefLang: 'fr',
            href: `/${href}`,
            crossOrigin: 'anonymous',
          }),
        ].map((element) => renderToStaticMarkup(element))
        expect(readOf(written.replace('<script></script>', ''))).toEqual(readOf(byReact.join('')))
        expect(written).toContain(byReact[0])
      }),
    )
  })
})
