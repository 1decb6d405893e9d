import { beforeAll, describe, expect, it } from 'vitest'
import { signInByHttp } from '../../../scripts/lib/sign-in.ts'
import { parsePage, textOf } from '../../support/html-page.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const languages = {
  fr: {
    list: '/mon-compte/demandes',
    accepted: 'Acceptée',
    refused: 'Refusée',
    title: 'Régler cette souscription',
    ends: /se termine par [A-Z0-9]{4}/,
  },
  en: {
    list: '/en/my-account/requests',
    accepted: 'Accepted',
    refused: 'Refused',
    title: 'Pay this subscription',
    ends: /ends in [A-Z0-9]{4}/,
  },
} as const

describe.each(Object.entries(languages))('an advisor’s requests in %s, without scripts', (_locale, texts) => {
  // P-484
  it('say how an accepted one is paid, and nothing of a payment for a refused one', async () => {
    const email = 'advisor@cgp-demo.example'
    const cookie = await signInByHttp(services.portalUrl, { client: 'partner', email })
    const open = async (path: string) => {
      const response = await fetch(`${services.portalUrl}${path}`, {
        headers: { cookie, accept: 'text/html' },
      })
      expect([path, response.status]).toEqual([path, 200])
      return parsePage(await response.text())
    }
    const rows = (await open(texts.list)).querySelectorAll('tbody tr')
    const pageOf = (status: string) => {
      const row = rows.find((one) => textOf(one).includes(status))
      return open(String(row?.querySelectorAll('th a')[0]?.getAttributeValue('href')))
    }
    const accepted = await pageOf(texts.accepted)
    expect(accepted.querySelectorAll('h2').map(textOf)).toContain(texts.title)
    expect(textOf(accepted)).toMatch(texts.ends)
    expect(textOf(accepted)).not.toMatch(/FR\d\d0{6}/)
    expect((await pageOf(texts.refused)).querySelectorAll('h2').map(textOf)).not.toContain(texts.title)
  })
})
