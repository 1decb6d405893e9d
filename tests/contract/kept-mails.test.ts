import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnerTeamsSchema, teamAdminSchema } from '../../src/contract/product-api/partner-team.schema.ts'
import { changedQuestionSchema } from '../../src/contract/product-api/question.schema.ts'
import { caseListSchema } from '../../src/contract/product-api/subscription-case.schema.ts'
import { createRegistrationApi } from './registration-api.ts'
import { type StaffSession, signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session } from './users-api.ts'

// P-874
describe('while the mail server cannot be reached', () => {
  let sandbox: TestSandbox
  let administrator: Session
  let colleague: Session
  let staff: StaffSession

  beforeAll(async () => {
    sandbox = await startTestSandbox(undefined, { SANDBOX_SMTP_URL: 'smtp://127.0.0.1:1' })
    const users = createUsersApi(sandbox)
    administrator = await users.partner('advisor@cgp-demo.example')
    colleague = await users.partner('family-office@cgp-demo.example')
    staff = await signInStaff(sandbox, 'desk')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const kept = async (email: string) => {
    const mails = await createRegistrationApi(sandbox).messagesTo(email)
    return mails.map(({ subject }) => subject)
  }

  it('mails about a case, its hand-over, an answer, an invitation and a contact are kept', async () => {
    const { items } = await exactly(caseListSchema, await staff.get('/staff/cases?pageSize=100'))
    const found = items.find(({ state }) => state === 'sent' || state === 'in_review')
    expect(
      (await staff.post(`/staff/cases/${found?.id}/messages`, { text: 'Il manque le RIB.' })).status,
    ).toBe(200)
    const both = ['advisor@cgp-demo.example', 'family-office@cgp-demo.example'] as const
    const about = (await Promise.all(both.map(kept))).flat()
    expect(about).toContain(`Nouveau message dans le dossier ${found?.reference}`)

    const handed = await administrator.post('/auth/partner-teams/admin/hand-over', {
      ...{ member: colleague.id, to: administrator.id },
    })
    await exactly(teamAdminSchema, handed)
    expect(await kept(both[0])).toContain('Des dossiers vous sont confiés')
    expect(await kept(both[1])).toContain('Vos dossiers sont confiés à un collègue')
    const [told] = await createRegistrationApi(sandbox).messagesTo(both[1])
    expect(told?.text).toMatch(/(votre|vos \d+) dossiers?[^.]* Ariel Grandlieu/)

    const investor = await createUsersApi(sandbox).investor('investor')
    const question = { subject: 'Valeur', text: 'Quand paraît-elle ?' }
    const asked = await investor.post('/auth/investors/questions', question)
    const { id } = await exactly(changedQuestionSchema, asked)
    expect((await staff.post(`/staff/questions/${id}/messages`, { text: 'Le 15.' })).status).toBe(200)
    expect(await kept('investor@sandbox.example')).toContain('Une réponse à votre question')

    const colleagueToBe = 'collegue@cgp-demo.example'
    const { partner } = await exactly(partnerTeamsSchema, await administrator.get('/auth/partner-teams'))
    const invited = { email: colleagueToBe, partnerName: partner.name, username: 'Ariel Grandlieu' }
    expect((await administrator.post('/auth/partner-users/email-invitation', invited)).status).toBe(200)
    expect(await kept(colleagueToBe)).toHaveLength(1)

    const message = {
      ...{ lastname: 'Durand', firstname: 'Anne', email: 'anne@example.org', phone: '+33612345678' },
      ...{ subject: 'fiscal_certificate', message: 'Bonjour', consent: true, proven: true },
    }
    expect((await createRegistrationApi(sandbox).post('/contact-messages', message)).status).toBe(200)
    expect(await kept('anne@example.org')).toHaveLength(1)
  })
})
