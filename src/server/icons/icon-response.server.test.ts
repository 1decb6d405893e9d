import { describe, expect, it } from 'vitest'
import { respondWithIcons } from './icon-response.server.ts'

const ask = (file: string, icons: string, headers = {}) =>
  respondWithIcons(new Request(`http://x/api/icons/${file}?icons=${icons}`, { headers }), file)

// P-111
describe('icons by name', () => {
  it('come in the form of Iconify’s service, with the names that there are none for', async () => {
    const response = await ask('lucide.json', 'layers,alarm-check,nope,__proto__')
    expect(response.headers.get('content-type')).toMatch('application/json')
    expect(await response.json()).toMatchObject({
      prefix: 'lucide',
      width: 24,
      height: 24,
      icons: { layers: { body: expect.stringMatching(/^<g /) }, 'alarm-clock-check': {} },
      aliases: { 'alarm-check': { parent: 'alarm-clock-check' } },
      not_found: ['nope', '__proto__'],
    })
  })

  it.each(['tabler.json', 'lucide', '../lucide.json', 'lucide.js'])('of %s are not found', async (file) => {
    expect((await ask(file, 'layers')).status).toBe(404)
  })

  it('are asked for by a list that is neither empty nor endless', async () => {
    const many = Array.from({ length: 65 }, (_, number) => `a${number}`).join(',')
    const statuses = await Promise.all(
      ['', ',,', many, 'a'.repeat(3000)].map((list) => ask('lucide.json', list)),
    )
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  })

  it('are not sent again to who has them', async () => {
    const etag = (await ask('lucide.json', 'layers')).headers.get('etag') ?? ''
    expect((await ask('lucide.json', 'layers', { 'if-none-match': etag })).status).toBe(304)
    expect((await ask('lucide.json', 'mail', { 'if-none-match': etag })).status).toBe(200)
  })
})
