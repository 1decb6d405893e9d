import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { InvestorUser, PartnerUser, PortalUser } from '../../src/contract/product-api/user.schema.ts'
import {
  type AccountCall,
  type FakeAccount,
  handleAccountCall,
  newFakeAccount,
  updateFakeProfile,
} from './fake-account-api.ts'
import { sendNotices } from './fake-notices-api.ts'
import { handleOwnFunds, recordOf } from './fake-own-funds-api.ts'
import { partnerResponse } from './fake-partner-api.ts'
import { sendQuestions } from './fake-questions-api.ts'

const common = {
  firstname: 'Camille',
  lastname: 'Aubrelin',
  email: 'camille@sandbox.example',
  telephone: null,
  confirmed: true,
  rights: ['funds:read', 'documents:read'],
  funds: [],
  persontype: null,
  fields: [],
} satisfies Partial<PortalUser>

/** An investor as the product API describes them. */
export const sampleInvestor = (id = 'investor-1'): InvestorUser => ({
  ...common,
  id,
  role: 'investor',
  verification: 'verified',
  legal_entity: null,
})

/** A child user of a partner with the given children. */
export const samplePartner = (id: string, childs: PartnerUser['partner'] = null): PartnerUser => ({
  ...common,
  id,
  firstname: 'Morgane',
  lastname: 'Tillières',
  rights: ['funds:read', 'team:switch'],
  persontype: { id: 'partner', name: 'Partenaire' },
  role: 'partner_user',
  partner: childs,
  is_child_user: true,
  id_partner: null,
})

/** A partner company with children of the given numbers. */
export const partnerWith = (...children: string[]): NonNullable<PartnerUser['partner']> => ({
  id: '1',
  name: 'Banque Démo',
  parent: null,
  childs: children.map((id) => ({ id, name: `Banque Démo ${id}` })),
})

export type FakeUsersApi = {
  readonly url: string
  /** Users by id; unknown ids give `user_not_found`. */
  readonly users: Map<string, PortalUser>
  /** Accounts by the users' ids, made when they are first asked for. */
  readonly accounts: Map<string, FakeAccount>
  /** Method and path of every call. */
  readonly calls: readonly string[]
  /** Language of every call. */
  readonly locales: readonly string[]
  /** Optional calls that the API's own description names; the portal reads it with the first signed-in page. */
  readonly offered: Set<string>
  behaviour: 'healthy' | 'down'
  /** Paths whose calls fail, as those of one part do while the others work. */
  readonly broken: Set<string>
  /** Refusal of user look-ups; undefined to respond normally. */
  refusal: { readonly status: number; readonly code: string } | undefined
  stop(): Promise<void>
}

const bodySchema = z.record(z.string(), z.unknown())
const wishSchema = z.object({ team: z.string().optional() })
const updateSchema = z.object({ id_partner: z.string() })

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const refusal = (status: number, code: string) => ({ type: 'about:blank', title: code, status, code })

/** Returns the subject of an access token. */
export type SubjectOfToken = (token: string) => Promise<string | undefined>

/** The subject that the fake provider wrote into its access token. */
const subjectOfFakeToken: SubjectOfToken = async (token) => /^access-(.+)-[\w-]{22}$/.exec(token)?.[1]

const bearerOf = ({ headers }: IncomingMessage): string =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''

/** `doc-7` is a document of the fund `fnd-7`, and the only one. */
function sendDocument(path: string, user: PortalUser | undefined, response: ServerResponse): void {
  const mayRead = path === '/documents/doc-7/content' && user?.funds.includes('fnd-7')
  const type = { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' }
  if (mayRead) response.writeHead(200, type).end('%PDF-1.7 for subscribers')
  else send(response, refusal(404, 'not_found'), 404)
}

/** A call about the own account; false for any other. */
async function handleAccount(
  { accounts, users }: FakeUsersApi,
  { user, path, request }: { user: PortalUser | undefined; path: string; request: IncomingMessage },
  response: ServerResponse,
): Promise<boolean> {
  const [, client, rest] = /^\/auth\/(partner|investor)-users\/([^?]+)/.exec(path) ?? []
  const isOwnClient = user !== undefined && (user.role === 'partner_user') === (client === 'partner')
  if (rest === undefined || !isOwnClient) return false
  const account = accounts.get(user.id) ?? newFakeAccount()
  accounts.set(user.id, account)
  const body = request.method === 'POST' ? bodySchema.parse(await json(request).catch(() => ({}))) : {}
  const page = Number(new URL(path, 'http://api').searchParams.get('page') ?? 1)
  const call: AccountCall = { method: request.method ?? 'GET', path: rest, page, body }
  const updated = rest === 'profile/update' ? updateFakeProfile(user, account, call) : undefined
  if (updated) users.set(user.id, updated.user)
  const answered = updated?.response ?? handleAccountCall(account, call)
  if (answered === undefined) return false
  send(response, answered.body, answered.status)
  return true
}

/** Responds to a call about the user's own funds and documents; returns false for other calls. */
async function sendOwnFunds(
  user: PortalUser,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const call = `${request.method} ${request.url}`
  const isRecord = /^POST \/auth\/\w+-users\/downloads$/.test(call)
  const found = isRecord ? recordOf(await json(request), user) : handleOwnFunds(call, user)
  if (found !== undefined) send(response, found)
  else if (isRecord) send(response, refusal(404, 'not_found'), 404)
  return found !== undefined || isRecord
}

const optionalCalls = [
  '/auth/investor-users/guests',
  '/auth/investor-users/notifications',
  '/auth/investors/notices',
  '/auth/investors/holdings/{id}/capital-account',
]

async function respond(
  api: FakeUsersApi,
  subjectOf: SubjectOfToken,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const path = request.url ?? '/'
  if (api.behaviour === 'down') return void response.destroy()
  if (path === '/')
    return send(response, { paths: Object.fromEntries([...api.offered].map((name) => [name, {}])) })
  if (api.broken.has(path.split('?')[0] ?? '')) return send(response, refusal(500, 'internal_error'), 500)
  const subject = (await subjectOf(bearerOf(request))) ?? ''
  const user = api.users.get(subject)
  if (path === '/auth/partner-users/update' && user?.role === 'partner_user') {
    const { id_partner } = updateSchema.parse(await json(request))
    const updated = { ...user, id_partner }
    api.users.set(subject, updated)
    return send(response, updated)
  }
  if (path === '/auth/partner-users/choose-team' && user?.role === 'partner_user') {
    const { team } = wishSchema.parse(await json(request))
    if (team !== undefined) api.users.set(subject, { ...user, team: { id: team, name: team } })
    return send(response, { name: team ?? 'Nouvelle', is_active: team !== undefined })
  }
  if (path === '/auth/partner-users/selected-user-child-partners' && user?.role === 'partner_user')
    return send(response, { childs: user.partner?.childs ?? [], selected: user.id_partner })
  if (user?.role === 'investor' && sendNotices(`${request.method} ${path}`, response)) return
  if (user?.role === 'investor' && sendQuestions(`${request.method} ${path}`, response)) return
  if (user !== undefined && (await sendOwnFunds(user, request, response))) return
  if (await handleAccount(api, { user, path, request }, response)) return
  const ofPartner = user?.role === 'partner_user' ? partnerResponse(request.method ?? 'GET', path) : undefined
  if (ofPartner !== undefined) return send(response, ofPartner)
  if (path.startsWith('/documents/')) return sendDocument(path, user, response)
  const asked = /^\/auth\/(partners|investors)\/([^/]+)$/.exec(path)?.[2]
  if (asked === undefined) return send(response, refusal(404, 'not_found'), 404)
  if (api.refusal !== undefined)
    return send(response, refusal(api.refusal.status, api.refusal.code), api.refusal.status)
  if (asked !== subject) return send(response, refusal(403, 'forbidden'), 403)
  if (user === undefined) return send(response, refusal(404, 'user_not_found'), 404)
  send(response, user)
}

/** Starts a product API that knows users and nothing else, on a free port. */
export async function startFakeUsersApi(
  subjectOf: SubjectOfToken = subjectOfFakeToken,
): Promise<FakeUsersApi> {
  const calls: string[] = []
  const locales: string[] = []
  const users = new Map<string, PortalUser>()
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    locales.push(String(request.headers['x-locale']))
    void respond(api, subjectOf, request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const api: FakeUsersApi = {
    // A listening TCP server has an address with a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    users,
    accounts: new Map(),
    calls,
    locales,
    behaviour: 'healthy',
    broken: new Set(),
    offered: new Set(optionalCalls),
    refusal: undefined,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return api
}
