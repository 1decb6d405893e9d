import { beforeAll, describe, expect, it } from 'vitest'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { addDays } from '../../src/lib/plain-date.ts'
import { scanLink, signInAtProduct } from '../support/mailed-access.ts'
import { newAddress } from '../support/registration.ts'
import { firstLink, sentMail } from '../support/sent-mail.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

// P-164
describe.each(['fr', 'en'] as const)('a mailed link that gives access, in %s', (language) => {
  it('gives none and counts nothing when it is opened: the invitation of a guest, a shared document', async () => {
    const owner = await signInAtProduct(services, 'investor', 'investor-company@sandbox.example', language)
    const advisor = await signInAtProduct(services, 'partner', 'advisor@cgp-demo.example', language)
    const [guest, client] = [newAddress('sandbox.example'), newAddress('example.org')]
    const until = addDays(plainDateAt(new Date()), 30)
    const invited = await owner.ask('/investor-users/guests', { email: guest, scope: 'both', until })
    expect(invited.status).toBe(200)
    const { items } = await (await advisor.ask('/partners/material?state=valid&pageSize=1')).json()
    const shared = await advisor.ask('/partners/shares', {
      ...{ document: items[0].id, recipient_name: 'Anne Durand', recipient_email: client, mail: true },
      ...{ locale: language, days: 7, most_openings: 1 },
    })
    expect(shared.status).toBe(200)
    const ids = [(await invited.json()).id, (await shared.json()).id]

    const links = [
      firstLink(await sentMail(services.sandboxUrl, guest, 'invitation=')),
      firstLink(await sentMail(services.sandboxUrl, client, 'token=')),
    ]
    // Other tests invite and share beside this one.
    const given = async () => {
      const lists = [owner.ask('/investor-users/guests'), advisor.ask('/partners/shares?pageSize=100')]
      const known = await Promise.all(lists.map(async (list) => (await (await list).json()).items))
      return known.flat().filter(({ id }) => ids.includes(id))
    }
    const before = await given()
    expect(before).toHaveLength(2)
    for (const link of links) for (const method of ['HEAD', 'GET'] as const) await scanLink(link, method)
    expect(await given()).toEqual(before)

    const secret = new URL(links[1] ?? '').searchParams.get('token')
    const opened = await fetch(`${services.sandboxUrl}/product/shared-documents/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret }),
    })
    expect([opened.status, (await opened.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
    expect(await given()).not.toEqual(before)
  }, 60_000)
})
