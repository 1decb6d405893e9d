import { z } from 'zod'
import { subscriptionOffersSchema } from '../../src/contract/product-api/advisor-subscription.schema.ts'
import { staffRightsSchema } from '../../src/contract/product-api/desk-rights.schema.ts'
import { fundDetailSchema, fundListSchema } from '../../src/contract/product-api/fund.schema.ts'
import { caseSchema } from '../../src/contract/product-api/subscription-case.schema.ts'
import { type StaffSession, signInStaff } from '../contract/staff-api.ts'
import { newAddress, printCode } from './registration.ts'
import { createRelyingParty } from './relying-party.ts'
import type { Account } from './sign-in.ts'

/** Addresses of a portal and of the sandbox behind it. */
export type Services = { readonly portalUrl: string; readonly sandboxUrl: string }

/** Where a form is after the steps that lead to it. */
export type ReachedForm = {
  readonly path: string
  readonly account?: Account
  /** Form on the page that is sent first, and its values, where those steps belong to the browser. */
  readonly first?: { readonly form: string; readonly values: Readonly<Record<string, string>> }
  /** Takes back what would be in the way of other tests. */
  end?(): Promise<void>
}

/** A form that exists only after steps of other forms, of other persons, of a mail or of a letter. */
export type LaterForm = {
  /** `FormDefinition.name`. */
  readonly name: string
  reach(services: Services, language: 'fr' | 'en'): Promise<ReachedForm>
}

const advisor: Account = { email: 'advisor@cgp-demo.example', client: 'partner' }
const second: Account = { email: 'staff@sandbox.example', client: 'staff' }
const created = z.object({ id: z.string() })

async function bodyOf<Body>(schema: z.ZodType<Body>, response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return schema.parse(await response.json())
}

/** Calls of the product API as the advisor. */
async function callsOfAdvisor({ portalUrl, sandboxUrl }: Services) {
  const tokens = await createRelyingParty(sandboxUrl, 'partner', portalUrl).signIn(advisor.email)
  const headers = {
    authorization: `Bearer ${tokens.accessToken()}`,
    'content-type': 'application/json',
  }
  const url = (path: string) => `${sandboxUrl}/product/auth/${path}`
  return {
    get: (path: string) => fetch(url(path), { headers }),
    post: (path: string, body: object) =>
      fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) }),
  }
}

const client = {
  ...{ person: 'natural', civility: 'mrs', firstname: 'Hélène', lastname: 'Orsenne' },
  ...{ address: '3, quai Inventé', city: 'Quimper', country: 'FR' },
}
const declarations = { identity: true, documents: true, suitability: true }
const typed = { birthDate: '28/02/1979', birthCity: 'Quimper', phone: '+33639980077', postalCode: '29000' }
const sent = {
  ...{ birth_date: '1979-02-28', birth_city: 'Quimper' },
  ...{ telephone: '+33639980077', postal_code: '29000' },
}

/** Prepares a whole case and asks its client to sign; returns its id. */
async function askForSignature(services: Services): Promise<string> {
  const { get, post } = await callsOfAdvisor(services)
  const { offers } = await bodyOf(subscriptionOffersSchema, await get('advisor-subscriptions/offers'))
  const [offer] = offers
  if (offer === undefined) throw new Error('the seed has no open fund')
  const share = offer.share.id
  const { id, warnings } = await bodyOf(caseSchema, await post('partners/cases/create', { share }))
  const content = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64')
  for (const [kind, expires_on] of [
    ['identity', '2099-01-01'],
    ['address', null],
    ['funds_origin', null],
  ])
    await post(`partners/cases/${id}/documents`, { kind, content, expires_on })
  const email = newAddress('client.example')
  const amount = offer.minimum?.amount ?? '1000'
  const answers = { ...client, ...typed, ...declarations, email, share, amount }
  await bodyOf(z.unknown(), await post(`partners/cases/${id}/save`, { answers }))
  const accepted = warnings.map(({ code }) => code)
  const { version } = await bodyOf(caseSchema, await post(`partners/cases/${id}/warnings`, { accepted }))
  const request = { share, amount, declarations, client: { ...client, ...sent, email } }
  await bodyOf(caseSchema, await post(`partners/cases/${id}/signature`, { version, request }))
  return id
}

/** Enters a value of a fund, which waits for a second member of staff. */
async function enterValue(staff: StaffSession, date: string): Promise<string> {
  const closed = await bodyOf(fundListSchema, await staff.get('/funds?status=closed&pageSize=50'))
  const fund = closed.items.at(-1)?.id ?? ''
  const { shares } = await bodyOf(fundDetailSchema, await staff.get(`/funds/${fund}`))
  const figure = { kind: 'value', fund, share: shares[0]?.id, amount: '123.45', date }
  return (await bodyOf(created, await staff.post('/staff/publications', figure))).id
}

/** Withdraws a right of an editor and enters it again, which waits for a second member of staff. */
async function enterRight(staff: StaffSession): Promise<string> {
  const editor = async () => {
    const { members } = await bodyOf(staffRightsSchema, await staff.get('/staff/rights/staff'))
    const found = members.find(({ email }) => email === 'editor@sandbox.example')
    if (found === undefined) throw new Error('the seed has no editor')
    return found
  }
  const change = async (rights: readonly string[]) => {
    const { id, version } = await editor()
    const body = { member: id, version, rights, reason: 'Congé parental' }
    await bodyOf(z.unknown(), await staff.post('/staff/rights/staff', body))
  }
  const { rights } = await editor()
  await change(rights.filter((right) => right !== 'see_as'))
  await change([...rights, 'see_as'])
  return (await editor()).waiting?.id ?? ''
}

/** The forms of later steps, but for those that filling in an earlier form of the same page leads to (`FormPage.before`). */
export const laterForms: readonly LaterForm[] = [
  {
    name: 'case-sign',
    async reach(services, language) {
      const id = await askForSignature(services)
      const list = { fr: '/mon-compte/dossiers', en: '/en/my-account/cases' }[language]
      return { path: `${list}/${id}?step=review`, account: advisor }
    },
  },
  {
    name: 'new-password',
    async reach({ sandboxUrl }, language) {
      const holder = { name: 'Kervéguen', email: newAddress('mail.example'), funds: '2' }
      const code = await printCode(sandboxUrl, holder)
      return {
        path: { fr: '/investisseur/verification', en: '/en/verify' }[language],
        first: { form: 'posted-code', values: { code, name: 'ker' } },
      }
    },
  },
  {
    name: 'staff-decision',
    async reach({ sandboxUrl }, language) {
      // Not `editor`, whose password another test changes.
      const author = await signInStaff({ url: sandboxUrl }, 'desk')
      const id = await enterValue(author, { fr: '2026-10-20', en: '2026-10-21' }[language])
      const withdrawn = { decision: 'withdrawn', reason: null }
      return {
        path: `${{ fr: '/espace-equipe/publications', en: '/en/team-space/publications' }[language]}/${id}`,
        account: second,
        end: async () => void (await author.post(`/staff/publications/${id}/decide`, withdrawn)),
      }
    },
  },
  {
    name: 'rights-decision',
    async reach({ sandboxUrl }, language) {
      const id = await enterRight(await signInStaff({ url: sandboxUrl }, 'desk'))
      const other = await signInStaff({ url: sandboxUrl }, 'staff')
      const approved = { decision: 'approved', reason: null }
      return {
        path: { fr: '/espace-equipe/droits-internes', en: '/en/team-space/staff-rights' }[language],
        account: second,
        end: async () => void (await other.post(`/staff/rights/changes/${id}/decide`, approved)),
      }
    },
  },
]
