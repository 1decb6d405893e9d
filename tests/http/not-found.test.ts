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

// P-022, P-043
describe('the page for an address that leads nowhere', () => {
  it.each([
    ['a page of nobody', '/en/nowhere', '/en/nowhere'],
    ['a fund whose name cannot be one', '/en/funds/NOT_A_FUND', '/en/funds/NOT_A_FUND'],
    ['a fund that there is not', '/fonds/inconnu', '/fonds/inconnu'],
    ['a page with its query, which is not repeated', '/nulle-part?email=jane@example.com', '/nulle-part'],
    ['mark-up', '/<b>x</b>&amp;"\'', '/%3Cb%3Ex%3C/b%3E&amp;amp;%22&#x27;'],
    ['letters that turn the line around', '/en/%E2%80%AEabc', '/en/%E2%80%AEabc'],
    ['a long path', `/${'a'.repeat(400)}`, `/${'a'.repeat(119)}…`],
  ])('names %s: escaped, and cut', async (_, target, shown) => {
    const { status, body } = await portal.ask(target)
    expect(status).toBe(404)
    expect(body).toContain(`>${shown}</p>`)
    expect(body).not.toMatch(/<b>|jane@/)
  })
})
