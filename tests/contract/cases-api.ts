import {
  type AdvisorSubscriptionBody,
  subscriptionOffersSchema,
} from '../../src/contract/product-api/advisor-subscription.schema.ts'
import {
  type CaseAnswers,
  caseListSchema,
  caseSchema,
  type SubscriptionCase,
} from '../../src/contract/product-api/subscription-case.schema.ts'
import { createRegistrationApi } from './registration-api.ts'
import type { TestSandbox } from './test-sandbox.ts'
import { exactly, type Session } from './users-api.ts'

const path = '/auth/partners/cases'

/** A file that is a PDF by its content, in base64. */
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64')

/** Creates an advisor's actions on cases, by the product API of a sandbox. */
export function createCasesApi(sandbox: TestSandbox, advisor: Session) {
  const mails = createRegistrationApi(sandbox)
  const open = async (share: string | null = null): Promise<SubscriptionCase> =>
    exactly(caseSchema, await advisor.post(`${path}/create`, { share }))
  const read = async (session: Session, id: string) => exactly(caseSchema, await session.get(`${path}/${id}`))
  const save = (session: Session, id: string, answers: CaseAnswers) =>
    session.post(`${path}/${id}/save`, { answers })
  const list = async (session: Session, query = '') =>
    exactly(caseListSchema, await session.get(`${path}?pageSize=100${query}`))

  /** A whole request for the first share on offer. */
  const request = async (
    changes: Partial<AdvisorSubscriptionBody> = {},
  ): Promise<AdvisorSubscriptionBody> => {
    const { offers } = subscriptionOffersSchema.parse(
      await (await advisor.get('/auth/advisor-subscriptions/offers')).json(),
    )
    const [offer] = offers
    if (offer === undefined) throw new Error('the seed has no open fund')
    return {
      share: offer.share.id,
      amount: offer.minimum?.amount ?? '1000',
      client: {
        person: 'natural',
        civility: 'mrs',
        firstname: 'Hélène',
        lastname: 'Orsenne',
        birth_date: '1979-02-28',
        birth_city: 'Quimper',
        email: 'helene@client.example',
        telephone: '+33639980077',
        address: '3, quai Inventé',
        postal_code: '29000',
        city: 'Quimper',
        country: 'FR',
      },
      declarations: { identity: true, documents: true, suitability: true },
      ...changes,
    }
  }

  const add = (id: string, kind: string, content = pdf, expires_on: string | null = null) =>
    advisor.post(`${path}/${id}/documents`, { kind, content, expires_on })

  /** A draft for the first share on offer, with every document and warning. */
  const whole = async (): Promise<SubscriptionCase> => {
    const { id, warnings } = await open((await request()).share)
    await add(id, 'identity', pdf, '2099-01-01')
    await add(id, 'address')
    await add(id, 'funds_origin')
    const accepted = warnings.map(({ code }) => code)
    return exactly(caseSchema, await advisor.post(`${path}/${id}/warnings`, { accepted }))
  }

  const askToSign = async (id: string, version: number, changes: Partial<AdvisorSubscriptionBody> = {}) =>
    advisor.post(`${path}/${id}/signature`, { version, request: await request(changes) })

  /** The code of the newest mail to the client. */
  const codeOf = async () => {
    const [mail] = await mails.messagesTo('helene@client.example')
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  return { add, askToSign, codeOf, list, mails, open, pdf, read, request, save, whole }
}
