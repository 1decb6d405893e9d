import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortalProcess } from '../support/portal-process.ts'
import { type PublicServices, startPublicServices } from '../support/public-services.ts'

let services: PublicServices
let portal: PortalProcess

beforeAll(async () => {
  services = await startPublicServices()
  portal = services.portal
})

afterAll(() => services.stop())

describe('every script and style sheet that a page names', () => {
  const naming =
    /<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"[^>]*>|\["(\/assets\/[^"]+\.js)","(?!\/)[^"]*"\]/g

  it.each(['/', '/en/funds', '/nowhere', '/connexion'])('of %s has its content there', async (target) => {
    const { body, headers } = await portal.ask(target)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
    const tags = [...body.matchAll(naming)]
    const names = tags
      .map(([, style, script = style ?? '']) => script.replace(/-[\w-]{8}(?=[./])/, ''))
      .join(' ')
    expect(names).toMatch(/frame\.js.*texts\/(fr|en)\.js.*index\.js \S+app\.css$/)
    // Every script and style sheet named at the start of the page has an integrity digest.
    const started = /<script id="page-start"[^>]*>([\s\S]*?)<\/script>/.exec(body)?.[1] ?? ''
    const named = new Set(tags.map(([, style, script = style ?? '']) => script))
    const addresses = started.match(/\/assets\/[\w./-]+\.(js|css)/g) ?? []
    expect(addresses.length).toBeGreaterThan(2)
    expect(addresses.filter((address) => !named.has(address))).toEqual([])
    for (const [tag, style, script = style ?? ''] of tags) {
      const file = await portal.ask(script)
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(file.body))
      expect(tag).toContain(`"sha256-${Buffer.from(digest).toString('base64')}"`)
    }
  })
})
