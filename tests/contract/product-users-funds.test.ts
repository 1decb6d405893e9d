import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentSearchSchema } from '../../src/contract/product-api/document.schema.ts'
import { fundListSchema } from '../../src/contract/product-api/fund.schema.ts'
import { mailResponseSchema } from '../../src/contract/product-api/user.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

describe.each(testedDatabases())(
  'funds and documents of users of the product API on %s',
  (_name, serverUrl) => {
    let sandbox: TestSandbox
    let api: UsersApi

    beforeAll(async () => {
      sandbox = await startTestSandbox(serverUrl)
      api = createUsersApi(sandbox)
    }, 120_000)

    afterAll(() => sandbox.stop())

    describe('the own funds', () => {
      it('are those held, with facets and counters over them alone', async () => {
        const session = await api.investor('investor')
        const list = await exactly(fundListSchema, await session.get('/auth/investors/funds?sort=name'))
        const ids = list.items.map(({ id }) => id).sort()
        expect(ids).toEqual(['fnd-10', 'fnd-14', 'fnd-2', 'fnd-21', 'fnd-6'])
        expect(list.page.total).toBe(5)
        expect(Object.values(list.counters).reduce((sum, value) => sum + value, 0)).toBe(5)
      })

      it('are none for a verified investor without holdings, and refused to a pending one', async () => {
        const empty = await api.investor('investor-empty')
        const list = await exactly(fundListSchema, await empty.get('/auth/investors/funds'))
        expect([list.items, list.page.total]).toEqual([[], 0])
        const pending = await api.investor('investor-pending')
        expect((await pending.get('/auth/investors/funds')).status).toBe(403)
      })

      it('are those of the team for a partner', async () => {
        const session = await api.partner('partner-one@mutuelle-demo.example')
        const list = await exactly(fundListSchema, await session.get('/auth/partners/funds?pageSize=100'))
        expect(list.page.total).toBe(16)
      })
    })

    describe('private documents', () => {
      async function privateDocuments(session: Session, fundId: string) {
        const response = await session.get(`/funds/${fundId}/documents/search?pageSize=100`)
        const { items } = await exactly(documentSearchSchema, response)
        return items.filter(({ access }) => access === 'subscribers')
      }

      it('are open to the holder of the fund', async () => {
        const session = await api.investor('investor')
        const [document] = await privateDocuments(session, 'fnd-2')
        const response = await session.get(document?.contentPath ?? '')
        expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
        const bytes = new Uint8Array(await response.arrayBuffer())
        expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
      })

      // P-194
      it('are closed to everybody else: another holder, the pending, a team without the fund, visitors', async () => {
        const holder = await api.investor('investor')
        const [document] = await privateDocuments(holder, 'fnd-6')
        const path = document?.contentPath ?? ''
        const others = [
          await api.investor('investor-entity'),
          await api.investor('investor-pending'),
          await api.partner('partner-noteam@assureur-demo.example'),
          await api.partner('partner-child@assureur-demo.example'),
        ]
        for (const other of others) {
          const [listed] = await privateDocuments(other, 'fnd-6')
          expect(listed?.contentPath).toBeNull()
          expect((await other.get(path)).status).toBe(404)
        }
        expect((await api.ask(path)).status).toBe(404)
      })

      it('are open to a partner whose team has the fund', async () => {
        const session = await api.partner('partner-chosen@banque-demo.example')
        const [document] = await privateDocuments(session, 'fnd-6')
        expect((await session.get(document?.contentPath ?? '')).status).toBe(200)
        const response = await session.get('/auth/partners/funds/fnd-6/documents/search')
        const { items } = await exactly(documentSearchSchema, response)
        expect(items.every(({ contentPath }) => contentPath !== null)).toBe(true)
      })

      it('do not become public by a broken token', async () => {
        const response = await api.ask('/funds/fnd-2/documents/search', {
          headers: { authorization: 'Bearer x' },
        })
        expect(response.status).toBe(401)
      })
    })

    describe('a link by email', () => {
      async function mailsTo(email: string): Promise<readonly { subject: string; locale: string }[]> {
        await sandbox.settled()
        const response = await fetch(`${sandbox.url}/mailbox/api/messages?to=${email}`)
        const { messages } = await response.json()
        return messages
      }

      const send = (path: string, email: string, locale = 'fr') =>
        api.ask(path, {
          method: 'POST',
          body: JSON.stringify({ email }),
          headers: { 'content-type': 'application/json', 'x-locale': locale },
        })

      it('confirms an address that is not confirmed, in the language asked for', async () => {
        const email = 'investor-unconfirmed@sandbox.example'
        const reply = await send('/investor-users/send-email-verification', email, 'en')
        await exactly(mailResponseSchema, reply)
        expect((await mailsTo(email))[0]).toMatchObject({
          subject: 'Confirm your email address',
          locale: 'en',
        })
      })

      // P-163
      it('lets a user of the former portal choose a password', async () => {
        const email = 'partner@banque-demo.example'
        await exactly(mailResponseSchema, await send('/partner-users/send-password-reset', email))
        expect(await mailsTo(email)).toHaveLength(1)
      })

      // P-162
      it('is answered alike and not sent to anybody else', async () => {
        const calls = [
          ['/investor-users/send-email-verification', 'nobody@sandbox.example'],
          ['/investor-users/send-email-verification', 'investor@sandbox.example'],
          ['/partner-users/send-email-verification', 'investor-unconfirmed@sandbox.example'],
          ['/partner-users/send-password-reset', 'investor@sandbox.example'],
        ] as const
        for (const [path, email] of calls) await exactly(mailResponseSchema, await send(path, email))
        expect(await mailsTo('nobody@sandbox.example')).toEqual([])
        expect(await mailsTo('investor@sandbox.example')).toEqual([])
        expect(await mailsTo('investor-unconfirmed@sandbox.example')).toHaveLength(1)
      })
    })
  },
)
