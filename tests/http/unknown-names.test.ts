import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PublicServices, startPublicServices } from '../support/public-services.ts'

let services: PublicServices
beforeAll(async () => {
  services = await startPublicServices()
})
afterAll(() => services.stop())

const accepted = ['text/html', 'application/json', '*/*']
const names = ['unknown', '__proto__', 'constructor', 'a%2Fb', 'CONTACT']

const challengeOf = (form: string, accept = 'application/json') =>
  services.portal.ask(`/api/forms/${form}/challenge`, { headers: { accept } })

// P-877
describe('a challenge', () => {
  const forms = [
    ...['alert', 'contact', 'investor-legal', 'investor-natural', 'partner'],
    ...['password-reset', 'staff-register', 'white-book'],
  ]

  it.each(forms)('is given for the form %s', async (form) => {
    const { body, headers, status } = await challengeOf(form)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'application/json', 'no-store'],
    ])
    expect(JSON.parse(body).parameters.data).toEqual({ form })
  })

  // Those of the last line ask for none.
  it.each([...names, 'team', 'posted-code', 'investor-legal-funds'])('is not given for %s', async (form) => {
    for (const accept of accepted) {
      const { headers, status } = await challengeOf(form, accept)
      expect([accept, status, headers['content-type']]).toEqual([accept, 404, 'text/plain; charset=utf-8'])
    }
  })
})

/** The other addresses of visitors with a name of a closed list, with `*` in its place. */
const addresses: readonly (readonly [method: 'GET' | 'POST', address: string])[] = [
  ['GET', '/api/icons/*.json?icons=layers'],
  ['GET', '/api/images/*/webp/photo.jpg'],
  ['GET', '/api/images/320/*/photo.jpg'],
  ['GET', '/api/share-images/*/site/orvanne.png'],
  ['GET', '/api/share-images/fr/*/orvanne.png'],
  ['GET', '/api/share-images/fr/site/*.png'],
  ['GET', '/api/auth/*'],
  ['GET', '/api/auth/callback/*'],
  ['GET', '/api/auth/connect/*'],
  ['GET', '/api/auth/logout/*'],
  ['POST', '/api/auth/*'],
  ['POST', '/api/auth/callback/*'],
  ['POST', '/api/account/send-email-verification/*'],
  ['POST', '/api/forms/*'],
  ['POST', '/api/registration/draft/*'],
  ['POST', '/api/staff/*'],
]

// P-877
it.each(addresses)('%s %s knows no other name', async (method, address) => {
  for (const name of names)
    for (const accept of accepted) {
      const { status } = await services.portal.ask(address.replace('*', name), {
        method,
        headers: {
          accept,
          origin: 'http://localhost:3000',
          'content-type': 'application/x-www-form-urlencoded',
        },
        ...(method === 'POST' && { body: 'name=value' }),
      })
      expect([name, accept, [400, 404].includes(status) ? 'refused' : status]).toEqual([
        name,
        accept,
        'refused',
      ])
    }
})
