import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  partnerTeamsSchema,
  sentInvitationsSchema,
  teamAdminSchema,
} from '../../src/contract/product-api/partner-team.schema.ts'
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

  const linksTo = async (email: string) => {
    const response = await fetch(`${sandbox.url}/mailbox/api/messages?to=${email}`)
    const keptSchema = z.object({
      messages: z.array(z.object({ createdAt: z.string(), linkEndsAt: z.string().nullable() })),
    })
    return keptSchema.parse(await response.json()).messages
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

  // P-882
  it('an email waits no longer than its link lives, and of several links for one purpose the newest waits', async () => {
    const api = createRegistrationApi(sandbox)
    const mailedTo = 'lien@example.org'
    const staffMember = 'staff@sandbox.example'
    const message = {
      ...{ lastname: 'Durand', firstname: 'Anne', email: mailedTo, phone: '+33612345678' },
      ...{ subject: 'fiscal_certificate', message: 'Bonjour', consent: true, proven: false },
    }
    const invited = { email: 'invite@cgp-demo.example', username: 'Ariel Grandlieu' }
    const { partner } = await exactly(partnerTeamsSchema, await administrator.get('/auth/partner-teams'))
    const ask = async (path: string, body: object) => expect((await api.post(path, body)).status).toBe(200)
    const reset = () =>
      fetch(`${sandbox.url}/content/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: staffMember }),
      })
    for (const _time of [1, 2]) {
      await ask('/investor-users/send-password-reset', { email: 'investor-five@sandbox.example' })
      await ask('/investor-users/send-email-verification', { email: 'investor-unconfirmed@sandbox.example' })
      const invitation = { ...invited, partnerName: partner.name }
      await administrator.post('/auth/partner-users/email-invitation', invitation)
      expect((await reset()).status).toBe(200)
      await sandbox.settled()
    }
    await ask('/contact-messages', message)
    await ask('/mail-alerts', { email: mailedTo, topic: 'newsletter' })
    await sandbox.settled()
    const hoursOf = async (email: string) => {
      const kept = await linksTo(email)
      return kept.map(({ createdAt, linkEndsAt }) =>
        Math.round((Date.parse(linkEndsAt ?? '') - Date.parse(createdAt)) / 3_600_000),
      )
    }
    expect(await hoursOf('investor-five@sandbox.example')).toEqual([1])
    expect(await hoursOf('investor-unconfirmed@sandbox.example')).toEqual([48])
    expect(await hoursOf(invited.email)).toEqual([7 * 24])
    expect(await hoursOf(staffMember)).toEqual([1])
    expect((await hoursOf(mailedTo)).toSorted((a, b) => a - b)).toEqual([48, 7 * 24])
    const invitations = '/auth/partner-users/invitations'
    const { items } = await exactly(sentInvitationsSchema, await administrator.get(invitations))
    const open = items.find(({ recipient }) => recipient === invited.email)
    expect((await administrator.post(`${invitations}/${open?.id}/revoke`, undefined)).status).toBe(200)
    expect(await kept(invited.email)).toEqual([])
  })
})
