import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseSchema } from '../../src/contract/product-api/subscription-case.schema.ts'
import { createCasesApi } from './cases-api.ts'
import { signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type Session } from './users-api.ts'

const path = '/auth/partners/cases'

describe('cases that a client signs', () => {
  let sandbox: TestSandbox
  let advisor: Session
  let colleague: Session
  let cases: ReturnType<typeof createCasesApi>

  beforeAll(async () => {
    sandbox = await startTestSandbox(undefined)
    const users = createUsersApi(sandbox)
    advisor = await users.partner('advisor@cgp-demo.example')
    colleague = await users.partner('family-office@cgp-demo.example')
    cases = createCasesApi(sandbox, advisor)
  }, 120_000)
  afterAll(() => sandbox.stop())

  // P-510
  it('are signed by a code, once, and sealed with a page of evidence', async () => {
    const { askToSign, codeOf, mails, whole } = cases
    const { id, version } = await whole()
    const count = async () => (await mails.messagesTo('helene@client.example')).length
    const before = await count()
    const asked = await exactly(caseSchema, await askToSign(id, version))
    expect(asked.signature).toMatchObject({
      state: 'pending',
      method: 'code',
      sent_to: 'h•••@client.example',
    })
    expect((await askToSign(id, version)).status).toBe(200)
    expect(await count()).toBe(before + 1)
    expect((await advisor.get(`${path}/${id}/signed-document`)).status).toBe(409)
    const code = await codeOf()
    const sign = (typed: string) => advisor.post(`${path}/${id}/sign`, { version, code: typed })
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await refusalOf(await sign(wrong))).toEqual([422, 'validation_failed', 'code'])
    const signed = await exactly(caseSchema, await sign(` ${code.slice(0, 3)} ${code.slice(3)}`))
    expect([signed.state, signed.signature?.state, signed.signature?.is_current]).toEqual([
      'sent',
      'signed',
      true,
    ])
    expect(await exactly(caseSchema, await sign(code))).toEqual(signed)
    const file = new Uint8Array(await (await colleague.get(`${path}/${id}/signed-document`)).arrayBuffer())
    expect(Buffer.from(file).subarray(0, 5).toString()).toBe('%PDF-')
    expect(createHash('sha256').update(file).digest('hex')).toBe(signed.signature?.sha256)
  })

  // P-590
  it('have a receipt once they are sent, for their team alone, in its language', async () => {
    const { list, open } = cases
    const { id } = await open()
    expect((await advisor.get(`${path}/${id}/receipt`)).status).toBe(409)
    const sent = (await list(advisor)).items.find(({ sent_at: at, state }) => at !== null && state === 'sent')
    const receipt = await colleague.get(`${path}/${sent?.id}/receipt`)
    expect([receipt.status, receipt.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="${sent?.reference}-accuse-de-reception.pdf"`,
    ])
    expect(
      Buffer.from(await receipt.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const partner = await createUsersApi(sandbox).partner('partner-chosen@banque-demo.example')
    expect((await partner.get(`${path}/${sent?.id}/receipt`)).status).toBe(404)
  })

  it('are not signed once they were changed, nor after five wrong codes', async () => {
    const { askToSign, codeOf, read, save, whole } = cases
    const { id, version } = await whole()
    await askToSign(id, version)
    const code = await codeOf()
    await save(colleague, id, { city: 'Brest' })
    const sign = (typed: string, of: number) =>
      advisor.post(`${path}/${id}/sign`, { version: of, code: typed })
    expect((await sign(code, version)).status).toBe(409)
    await askToSign(id, version + 1)
    const fresh = await codeOf()
    const wrong = fresh === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1) await sign(wrong, version + 1)
    expect(await (await sign(fresh, version + 1)).json()).toMatchObject({ errors: [{ code: 'too_many' }] })
    expect((await read(advisor, id)).state).toBe('draft')

    // P-818
    const renews = (await read(advisor, id)).signature?.expires_at
    const sent = (await cases.mails.messagesTo('helene@client.example')).length
    await askToSign(id, version + 1)
    expect(await cases.mails.messagesTo('helene@client.example')).toHaveLength(sent)
    const renew = async () =>
      advisor.post(`${path}/${id}/signature`, {
        version: version + 1,
        request: await cases.request(),
        renews,
      })
    expect([(await renew()).status, (await renew()).status]).toEqual([200, 200])
    const mails = await cases.mails.messagesTo('helene@client.example')
    expect(mails).toHaveLength(sent + 1)
    const [file] = mails[0]?.attachments ?? []
    expect(
      Buffer.from(file?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await sign(await codeOf(), version + 1)).status).toBe(200)
    expect((await read(advisor, id)).state).toBe('sent')
  })

  it('are signed once though two ask at once, and asked for ten times an hour at most', async () => {
    const { askToSign, codeOf, mails, read, save, whole } = cases
    const { id, version } = await whole()
    const before = (await mails.messagesTo('helene@client.example')).length
    const both = await Promise.all([askToSign(id, version), askToSign(id, version)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await mails.messagesTo('helene@client.example')).toHaveLength(before + 1)
    const code = await codeOf()
    for (let changed = 1; changed <= 8; changed += 1) {
      await save(colleague, id, { city: `Brest ${changed}` })
      expect((await askToSign(id, version + changed)).status).toBe(200)
    }
    await save(colleague, id, { city: 'Quimper' })
    const late = await askToSign(id, version + 9)
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await advisor.post(`${path}/${id}/sign`, { version, code })).status).toBe(409)
    expect((await read(advisor, id)).state).toBe('draft')
  })

  it('that come back incomplete are signed anew, and the document that was sent stays readable', async () => {
    const { askToSign, codeOf, save, whole } = cases
    const { id, version } = await whole()
    await askToSign(id, version)
    const code = await codeOf()
    const sent = await exactly(caseSchema, await advisor.post(`${path}/${id}/sign`, { version, code }))
    const staff = await signInStaff(sandbox, 'desk')
    const asking = { version: sent.version, action: 'ask', reason: 'Un RIB' }
    const asked = await exactly(caseSchema, await staff.post(`/staff/cases/${id}/decide`, asking))
    expect(asked.signature).toMatchObject({ state: 'signed', is_current: false })
    await save(advisor, id, { city: 'Brest' })
    const again = await exactly(caseSchema, await askToSign(id, asked.version + 1))
    expect(again.signature?.state).toBe('pending')
    const readers = [
      advisor.get(`${path}/${id}/signed-document`),
      staff.get(`/staff/cases/${id}/signed-document`),
    ]
    for (const response of await Promise.all(readers)) {
      const file = Buffer.from(await response.arrayBuffer())
      expect(createHash('sha256').update(file).digest('hex')).toBe(sent.signature?.sha256)
    }
  })

  // P-511
  it('are told that the provider is down, and nothing is done', async () => {
    const away = await startTestSandbox(undefined, {
      SANDBOX_SIGNATURE_URL: 'http://127.0.0.1:1',
      SANDBOX_SIGNATURE_KEY: 'a-key-of-sixteen-signs',
    })
    try {
      const session = await createUsersApi(away).partner('advisor@cgp-demo.example')
      const { askToSign, read, whole } = createCasesApi(away, session)
      const { id, version } = await whole()
      const response = await askToSign(id, version)
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
      expect(await response.json()).toMatchObject({ errors: [{ path: 'signature', code: 'unavailable' }] })
      expect(await read(session, id)).toMatchObject({ state: 'draft', version, signature: null })
    } finally {
      await away.stop()
    }
  }, 120_000)
})
