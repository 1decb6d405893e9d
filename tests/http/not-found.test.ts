import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { logOf, type PortalProcess } from '../support/portal-process.ts'
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

// P-558
describe('an address whose parts try to leave their place', () => {
  it.each([
    '/fonds/..%2f..%2fetc',
    '/en/funds/..%2F..%2Fetc%2Fpasswd',
    '/fonds/%2e%2e%2f%2e%2e%2fetc',
    '/en/white-book/..%5c..%5cetc',
    '/fonds/%00',
  ])('%s is answered without a fault, and without one in the log', async (target) => {
    const id = `leaving${target.replaceAll(/\W/g, '-')}`
    const { status } = await portal.ask(target, { headers: { accept: 'text/html', 'x-request-id': id } })
    expect([400, 404]).toContain(status)
    await vi.waitFor(() => expect(logOf(portal).some(({ requestId }) => requestId === id)).toBe(true))
    const lines = logOf(portal).filter(({ requestId }) => requestId === id)
    expect(JSON.stringify(lines)).not.toMatch(/"stack"|\\n {4}at |"level":"(error|fatal)"|"level":[56]0/)
  })
})
