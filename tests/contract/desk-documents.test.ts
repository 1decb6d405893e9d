import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PartnerDesk, partnerDeskSchema } from '../../src/contract/product-api/desk-partner.schema.ts'
import { materialListSchema } from '../../src/contract/product-api/material.schema.ts'
import { teamAdminSchema } from '../../src/contract/product-api/partner-team.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { type StaffSession, signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

const today = plainDateAt(new Date())

// P-797
describe.each(testedDatabases())('the new documents of a partner’s home on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let users: UsersApi
  let author: StaffSession
  let second: StaffSession
  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, { SANDBOX_TODAY: today })
    users = createUsersApi(sandbox)
    author = await signInStaff(sandbox, 'staff')
    second = await signInStaff(sandbox, 'editor')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const documentsOf = async (
    session: Session,
    locale: 'fr' | 'en' = 'fr',
  ): Promise<PartnerDesk['documents']> => {
    const response = await session.get('/auth/partners/desk', { 'accept-language': locale })
    return (await exactly(partnerDeskSchema, response)).documents
  }
  const publish = async (fund: string, title: string, more: object) => {
    const entered = await author.post('/staff/publications', {
      ...{ kind: 'document', fund, title_fr: title, title_en: title },
      ...{ group: 'reporting', type: 'investor-letter', sub_type: 'fund-life', published_on: today },
      ...{ period_end: null, language: 'fr', access: 'public', replaces: null },
      content: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
      ...more,
    })
    expect(entered.status).toBe(200)
    const { id } = await entered.json()
    const decided = await second.post(`/staff/publications/${id}/decide`, {
      decision: 'approved',
      reason: null,
    })
    expect(decided.status).toBe(200)
  }
  const fundOf = async (session: Session): Promise<string> => {
    const { items } = await exactly(materialListSchema, await session.get('/auth/partners/material'))
    return items[0]?.fund.id ?? ''
  }

  it('are those in force, in the language that they have', async () => {
    const advisor = await users.partner('advisor@cgp-demo.example')
    const fund = await fundOf(advisor)
    await publish(fund, 'Règlement un', {})
    const [first] = (await documentsOf(advisor)).filter(({ title }) => title === 'Règlement un')
    await publish(fund, 'Règlement deux', { replaces: first?.id })
    const titlesIn = async (locale: 'fr' | 'en') =>
      (await documentsOf(advisor, locale)).map(({ title }) => title).filter((one) => one.startsWith('Règl'))
    expect(await titlesIn('fr')).toEqual(['Règlement deux'])
    expect(await titlesIn('en')).toEqual(['Règlement deux'])
  })

  // P-816
  it('are marked where the team may hand them on today', async () => {
    const advisor = await users.partner('advisor@cgp-demo.example')
    const fund = await fundOf(advisor)
    const material = { group: 'marketing', type: 'factsheet' }
    const yesterday = plainDateAt(new Date(Date.now() - 86_400_000))
    await publish(fund, 'Brochure de la veille', { ...material, published_on: yesterday })
    await publish(fund, 'Brochure à transmettre', material)
    await publish(fund, 'Rapport à lire', {})
    const found = await documentsOf(advisor)
    const brochure = found.find(({ title }) => title === 'Brochure à transmettre')
    expect(brochure?.may_share).toBe(true)
    expect(found.find(({ title }) => title === 'Rapport à lire')?.may_share).toBe(false)
    const past = await advisor.get(`/auth/partners/desk?date=${yesterday}`)
    const { documents } = await exactly(partnerDeskSchema, past)
    expect(documents.length).toBeGreaterThan(0)
    expect(documents.filter((one) => one.may_share !== undefined)).toEqual([])
    const shared = await advisor.post('/auth/partners/shares', {
      ...{ document: brochure?.id, recipient_name: 'Hélène Orsenne', recipient_email: null },
      ...{ locale: 'fr', days: 7, most_openings: null, mail: false },
    })
    expect(shared.status).toBe(200)
  })

  it('are those that the reader may open', async () => {
    const administrator = await users.partner('advisor@cgp-demo.example')
    const colleague = await users.partner('family-office@cgp-demo.example')
    const fund = await fundOf(administrator)
    await publish(fund, 'Lettre aux porteurs', { access: 'subscribers' })
    const isListed = async () =>
      (await documentsOf(colleague)).some(({ title }) => title === 'Lettre aux porteurs')
    expect(await isListed()).toBe(true)
    const path = '/auth/partner-teams/admin'
    const team = await exactly(teamAdminSchema, await administrator.get(path))
    const member = team.members.find(({ id }) => id === colleague.id)
    const seen = member?.rights ?? []
    const rights = seen.filter((right) => right !== 'documents:read')
    expect(rights).toContain('subscriptions:read')
    const body = { member: colleague.id, rights, seen }
    expect((await administrator.post(`${path}/rights`, body)).status).toBe(200)
    for (const { id } of await documentsOf(colleague)) {
      const opened = await colleague.get(`/documents/${id}/content`)
      expect([id, opened.status]).toEqual([id, 200])
    }
    expect(await isListed()).toBe(false)
  })
})
