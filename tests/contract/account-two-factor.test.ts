import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  doneSchema,
  recoveryCodesSchema,
  twoFactorEnrolmentSchema,
  twoFactorSchema,
} from '../../src/contract/product-api/account.schema.ts'
import { createRelyingParty, demoPassword } from '../support/relying-party.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type UsersApi } from './users-api.ts'

const path = '/auth/investor-users/two-factor'
const stepMs = 30_000

describe.each(testedDatabases())('the second factor on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  let aheadMs = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const codeOf = (secret: string) =>
    generateHOTP(base32.decode(secret, { strict: false }), Math.floor((Date.now() + aheadMs) / stepMs))

  async function enrolled(name: string) {
    const session = await api.investor(name)
    const response = await session.post(`${path}/enrol`, { proof: { password: demoPassword } })
    return { session, ...(await exactly(twoFactorEnrolmentSchema, response)) }
  }

  // P-177
  it('is enrolled with the password, confirmed by a code, asked for at sign-in, and removed by a recovery code', async () => {
    const { session, secret, uri } = await enrolled('investor')
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(await exactly(twoFactorSchema, await session.get(path))).toMatchObject({
      enabled: false,
      recovery_codes_left: 0,
    })
    const confirmed = await session.post(`${path}/confirm`, { code: await codeOf(secret) })
    const { recovery_codes: codes } = await exactly(recoveryCodesSchema, confirmed)
    expect(new Set(codes).size).toBe(8)
    expect(await exactly(twoFactorSchema, await session.get(path))).toMatchObject({
      enabled: true,
      recovery_codes_left: 8,
    })
    const page = await createRelyingParty(sandbox.publicUrl, 'investor').enter('investor@sandbox.example')
    expect(page.url).toContain('/second-factor')
    const byPassword = await session.post(`${path}/remove`, { proof: { password: demoPassword } })
    expect(await refusalOf(byPassword)).toEqual([422, 'validation_failed', 'proof'])
    const proof = { code: codes[0]?.toLowerCase() ?? '' }
    await exactly(doneSchema, await session.post(`${path}/remove`, { proof }))
    expect(await exactly(twoFactorSchema, await session.get(path))).toMatchObject({ enabled: false })
    expect(await refusalOf(await session.post(`${path}/remove`, { proof }))).toEqual([
      403,
      'forbidden',
      'proof',
    ])
  })

  // P-552
  it('has its recovery codes made anew by one of its codes, and the former ones refused', async () => {
    const renew = `${path}/recovery-codes`
    const { session, secret } = await enrolled('investor-entity')
    const early = await session.post(renew, { proof: { password: demoPassword } })
    expect(await refusalOf(early)).toEqual([403, 'forbidden', 'proof'])
    const confirmed = await session.post(`${path}/confirm`, { code: await codeOf(secret) })
    const { recovery_codes: former } = await exactly(recoveryCodesSchema, confirmed)
    const byPassword = await session.post(renew, { proof: { password: demoPassword } })
    expect(await refusalOf(byPassword)).toEqual([422, 'validation_failed', 'proof'])
    const renewed = await session.post(renew, { proof: { code: former[0] ?? '' } })
    const { recovery_codes: codes } = await exactly(recoveryCodesSchema, renewed)
    expect(new Set([...codes, ...former]).size).toBe(16)
    expect(await exactly(twoFactorSchema, await session.get(path))).toMatchObject({
      enabled: true,
      recovery_codes_left: 8,
    })
    const old = await session.post(`${path}/remove`, { proof: { code: former[1] ?? '' } })
    expect(await refusalOf(old)).toEqual([422, 'validation_failed', 'proof'])
    await exactly(doneSchema, await session.post(`${path}/remove`, { proof: { code: codes[0] ?? '' } }))
    aheadMs += stepMs
  })

  it('accepts no code twice', async () => {
    const { session, secret } = await enrolled('investor-entity')
    const code = await codeOf(secret)
    await exactly(recoveryCodesSchema, await session.post(`${path}/confirm`, { code }))
    const again = await session.post(`${path}/remove`, { proof: { code } })
    expect(await refusalOf(again)).toEqual([422, 'validation_failed', 'proof'])
    aheadMs += stepMs
    await exactly(doneSchema, await session.post(`${path}/remove`, { proof: { code: await codeOf(secret) } }))
  })

  it('is not enrolled with a wrong password, nor confirmed by a wrong code or too late', async () => {
    const session = await api.investor('investor-empty')
    const wrong = await session.post(`${path}/enrol`, { proof: { password: 'Wrong-1!' } })
    expect(await refusalOf(wrong)).toEqual([422, 'validation_failed', 'proof'])
    expect(await refusalOf(await session.post(`${path}/confirm`, { code: '000000' }))).toEqual([
      422,
      'validation_failed',
      'code',
    ])
    const { secret } = await enrolled('investor-empty')
    aheadMs += 16 * 60_000
    const late = await session.post(`${path}/confirm`, { code: await codeOf(secret) })
    expect((await late.json()).errors).toEqual([{ path: 'code', code: 'expired' }])
    expect(await exactly(twoFactorSchema, await session.get(path))).toMatchObject({ enabled: false })
  })
})
