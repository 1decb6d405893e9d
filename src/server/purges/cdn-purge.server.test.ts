import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeCdn } from './cdn-purge.server.ts'

const told: { readonly headers: IncomingMessage['headers']; readonly body: unknown }[] = []
const reply = { status: 200 }
const cdn = createServer(async (request, response) => {
  told.push({ headers: request.headers, body: JSON.parse(await text(request)) })
  response.writeHead(reply.status).end()
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done))
  const address = cdn.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/purge`
})
afterAll(() => cdn.close())
beforeEach(() => {
  told.length = 0
  reply.status = 200
})

// P-575
describe('a CDN in front of the portal', () => {
  it('is told of tags, in a header and as JSON, with its token', async () => {
    await purgeCdn({ url, token: 'word' }, ['fund:fnd-1', 'funds'])
    expect(told).toEqual([
      {
        headers: expect.objectContaining({ authorization: 'Bearer word', 'cache-tag': 'fund:fnd-1,funds' }),
        body: { tags: ['fund:fnd-1', 'funds'] },
      },
    ])
  })

  it('is told of many tags in several calls, and of everything in one', async () => {
    await purgeCdn(
      { url, token: undefined },
      Array.from({ length: 61 }, (_, index) => `entry:${index}`),
    )
    expect(told.map(({ body }) => Object(body).tags.length)).toEqual([30, 30, 1])
    expect(told[0]?.headers.authorization).toBeUndefined()
    told.length = 0
    await purgeCdn({ url, token: undefined }, 'all')
    expect(told).toMatchObject([{ headers: { 'cache-tag': '*' }, body: { purge_everything: true } }])
  })

  it('that does not confirm is an error, so that the sender of the webhook tries again', async () => {
    reply.status = 500
    await expect(purgeCdn({ url, token: undefined }, ['funds'])).rejects.toThrow('500')
  })
})
