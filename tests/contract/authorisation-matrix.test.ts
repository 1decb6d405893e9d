import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentSearchSchema } from '../../src/contract/product-api/document.schema.ts'
import { allProductEndpoints } from '../../src/contract/product-api/endpoints.ts'
import { questionDetailSchema } from '../../src/contract/product-api/question.schema.ts'
import { caseSchema } from '../../src/contract/product-api/subscription-case.schema.ts'
import { mandates } from './authorisation-of-mandates.ts'
import {
  accounts,
  bodies,
  guests,
  holdsAll,
  kindOf,
  listsOf,
  mayCall,
  type Persona,
  personas,
  queries,
  questionWithFile,
} from './authorisation-rules.ts'
import { becomeGuest } from './guest-api.ts'
import { actFor } from './mandate-api.ts'
import { signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'
import { createUsersApi, type Session } from './users-api.ts'

const documentPath = '/documents/{id}/content'

/** "This was not me" ends all sessions of its caller, and revoked or ended objects are gone: these calls run last. */
const isLast = (path: string) =>
  /\/(report|revoke)$|\/guests\/\{id\}\/end$|\/(guest-accesses|mandates)\/\{id\}\/close$/.test(path)

/** Private calls of the contract, and that of a document's file, whose access depends on the document. */
const calls = allProductEndpoints.filter(
  ({ access, path }) => access === 'authenticated' || path === documentPath,
)

const casesOf = (some: typeof calls) =>
  some.flatMap(({ method, path }) => personas.map((persona) => [method, path, persona] as const))

/** Ids as the product API writes them, of which nothing has been made. */
const absentIds = {
  account: 'acc-99999999',
  fund: 'fnd-9999',
  document: 'doc-99999999',
  other: 'x-9999',
} as const

/** Users who invite a colleague before the calls are tried, and the partner of each invitation. */
const inviting = [
  ['partner-chosen', 'Banque Démo Rhône'],
  ['advisor', 'Cabinet CGP Démo'],
  ['family-office', 'Cabinet CGP Démo'],
] as const

/** A letter to all who may be told of a fund. */
const letterTo = {
  ...{ kind: 'letter', readers: 'holders_and_partners', document: null },
  ...{ subject_fr: 'Objet', subject_en: 'Subject', text_fr: 'Texte', text_en: 'Text' },
}

const forged = 'Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiJhY2MtMSJ9.'
const refusals = [401, 403, 404]

/** Reports whether an item of a list has an id, and is no public document. */
const isPrivate = (item: unknown): item is { readonly id: string } =>
  typeof item === 'object' && item !== null && 'id' in item && !('access' in item && item.access === 'public')

// P-006, P-155, P-203, P-502, P-591, P-621, P-622, P-692, P-814
describe('who may make which call of the product API', () => {
  let sandbox: TestSandbox
  const sessions = new Map<Persona, Session>()
  /** Ids that each persona owns, by kind. */
  const owned = new Map<Persona, ReadonlyMap<string, readonly string[]>>()

  const send = (persona: Persona, method: string, path: string, body: object = {}): Promise<Response> => {
    const authorization = persona === 'a forged token' ? forged : sessions.get(persona)?.authorization
    return fetch(`${sandbox.url}/product${path}`, {
      method,
      headers: { ...(authorization && { authorization }), 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
  }

  /** Returns the ids of private objects in any list of a response. */
  const idsIn = async (reply: Response): Promise<string[]> => {
    if (!reply.ok) return []
    const body: object = await reply.json()
    const lists = Object.values(body).filter(Array.isArray)
    return lists.flat().flatMap((item: unknown) => (isPrivate(item) ? [item.id] : []))
  }

  /** Writes to those who hold or distribute each fund of some personas, by two members of staff. */
  const writeLetters = async (): Promise<void> => {
    const [author, second] = [await signInStaff(sandbox, 'staff'), await signInStaff(sandbox, 'editor')]
    const funds: string[] = []
    for (const persona of ['investor', 'investor-one', 'advisor', 'partner-chosen'] as const)
      funds.push(...(await idsIn(await send(persona, 'GET', listsOf(persona).fund ?? ''))).slice(0, 2))
    for (const fund of new Set(funds)) {
      const entered = await author.post('/staff/publications', { ...letterTo, fund })
      const { id } = await entered.json()
      await second.post(`/staff/publications/${id}/decide`, { decision: 'approved', reason: null })
    }
  }

  const collect = async (persona: Persona): Promise<void> => {
    const found = new Map([['account', [sessions.get(persona)?.id ?? '']]])
    for (const [kind, path] of Object.entries(listsOf(persona)))
      found.set(kind, await idsIn(await send(persona, 'GET', path)))
    const attachments: string[] = []
    for (const id of found.get('question') ?? []) {
      const reply = await send(persona, 'GET', `/auth/investors/questions/${id}`)
      const { messages } = questionDetailSchema.parse(await reply.json())
      attachments.push(...messages.flatMap(({ attachment }) => attachment?.id ?? []))
    }
    found.set('attachment', attachments)
    const files: string[] = []
    for (const id of found.get('case') ?? []) {
      const reply = await send(persona, 'GET', `/auth/partners/cases/${id}`)
      files.push(...caseSchema.parse(await reply.json()).documents.map((file) => file.id))
    }
    found.set('caseDocument', files)
    owned.set(persona, found)
  }

  const ownOf = (persona: Persona, kind: string) => owned.get(persona)?.get(kind) ?? []
  const anothersOf = (persona: Persona, kind: string): string | undefined => {
    if (holdsAll(persona, kind)) return undefined
    const mine = new Set(ownOf(persona, kind))
    return personas.flatMap((other) => ownOf(other, kind)).find((id) => !mine.has(id))
  }
  const absentOf = (kind: string) => Reflect.get(absentIds, kind) ?? absentIds.other

  beforeAll(async () => {
    sandbox = await startTestSandbox(undefined)
    const users = createUsersApi(sandbox)
    const signIn = async (persona: Persona) => {
      const email = accounts[persona]
      if (email === undefined) return
      const isInvestor = email.endsWith('@sandbox.example')
      const session = isInvestor ? users.investor(email.replace(/@.*/, '')) : users.partner(email)
      sessions.set(persona, await session)
    }
    await Promise.all(personas.map(signIn))
    const known: ReadonlyMap<string, Session> = sessions
    const investor = async (name: string) => known.get(name) ?? (await users.investor(name))
    for (const [persona, partnerName] of inviting)
      await sessions.get(persona)?.post('/auth/partner-users/email-invitation', {
        email: `of-${persona}@${accounts[persona]?.replace(/.*@/, '')}`,
        partnerName,
        username: 'Andrea Castelvi',
      })
    for (const persona of ['investor', 'investor-entity'] as const)
      await sessions.get(persona)?.post('/auth/investors/questions', questionWithFile)
    const owner = await investor('investor')
    const other = await investor('investor-entity')
    for (const [persona, name, scope] of guests) {
      const guest = await investor(name)
      const asked = { email: `${name}@sandbox.example`, scope }
      const { owner_id, token } = await becomeGuest(sandbox, { owner, guest }, asked)
      sessions.set(persona, users.sessionOf(owner_id, token))
    }
    const back = { email: 'investor@sandbox.example', scope: 'both' } as const
    await becomeGuest(sandbox, { owner: other, guest: owner }, back)
    for (const [persona, person, holder] of mandates) {
      const { holder_id, token } = await actFor(sessions.get(person), holder)
      sessions.set(persona, users.sessionOf(holder_id, token))
    }
    await writeLetters()
    await Promise.all([...sessions.keys()].map(collect))
  }, 120_000)
  afterAll(() => sandbox.stop())

  const answerIsRight = async (method: string, path: string, persona: Persona) => {
    const kind = kindOf(path)
    const ask = async (id: string) => {
      const address = `${path.replace('{id}', encodeURIComponent(id))}${queries[path] ?? ''}`
      const response = await send(persona, method, address, bodies[path])
      const body = response.ok ? {} : await response.json()
      return { status: response.status, code: body.code }
    }
    if (!mayCall(persona, { method, path })) {
      const ids = kind === undefined ? [''] : [ownOf('investor', kind)[0] ?? '', absentOf(kind)]
      for (const id of ids) expect(refusals).toContain((await ask(id)).status)
      return
    }
    if (kind === undefined) {
      expect(refusals).not.toContain((await ask('')).status)
      return
    }
    const absent = await ask(absentOf(kind))
    expect(absent.status).toBe(404)
    if (kind === 'catalogueFund') return
    const anothers = anothersOf(persona, kind)
    if (anothers !== undefined) expect(await ask(anothers), `another’s, ${anothers}`).toEqual(absent)
    const list = listsOf(persona)[kind]
    const [first] = ownOf(persona, kind)
    if (first !== undefined && !refusals.includes((await ask(first)).status)) return
    // Read again: earlier calls may have revoked the object of the first list.
    const [own] = list === undefined ? [first] : await idsIn(await send(persona, 'GET', list))
    if (own !== undefined) expect(refusals, `one’s own, ${own}`).not.toContain((await ask(own)).status)
  }

  it.each(casesOf(calls.filter(({ path }) => !isLast(path))))('%s %s by %s', answerIsRight)

  it.each(['investor', 'partner-chosen'] as const)(
    'shows %s no file of a fund that is not theirs',
    async (persona) => {
      const client = persona === 'investor' ? 'investors' : 'partners'
      const reply = await send(persona, 'GET', `/auth/${client}/funds/fnd-40/documents/search?pageSize=100`)
      const { items } = documentSearchSchema.parse(await reply.json())
      const hidden = items.filter(({ access }) => access === 'subscribers')
      expect(hidden.length).toBeGreaterThan(0)
      expect(hidden.filter(({ contentPath }) => contentPath !== null)).toEqual([])
    },
  )

  it('has something of one’s own and something of another for each kind', () => {
    const kinds = new Set(calls.flatMap(({ path }) => kindOf(path) ?? []))
    kinds.delete('catalogueFund')
    // One team alone has any: `subscription-cases.test.ts` proves that another gets none of them.
    kinds.delete('caseDocument')
    for (const kind of kinds) {
      const holders = personas.filter((persona) => ownOf(persona, kind).length > 0)
      expect(holders.length, kind).toBeGreaterThan(1)
      expect(
        holders.some((persona) => anothersOf(persona, kind) !== undefined),
        kind,
      ).toBe(true)
    }
  })

  it.each(casesOf(calls.filter(({ path }) => isLast(path))))('%s %s by %s', answerIsRight)
})
