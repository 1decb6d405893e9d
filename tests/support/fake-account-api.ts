import type { SignInEntry } from '../../src/contract/product-api/account.schema.ts'
import { readMarksSchema } from '../../src/contract/product-api/notification.schema.ts'
import type { PortalUser } from '../../src/contract/product-api/user.schema.ts'

/** Account data in the fake product API besides the user. */
export type FakeAccount = {
  password: string
  isTwoFactorOn: boolean
  /** Passkeys at the provider; left out where it has none. */
  readonly passkeys?: { readonly count: number; readonly url: string }
  readonly signIns: SignInEntry[]
  /** Ids of notifications that were marked as read. */
  readonly read: Set<string>
}

/** Call as the fake receives it: the path after the users' path, and the parsed body. */
export type AccountCall = {
  readonly method: string
  readonly path: string
  readonly page: number
  readonly body: Readonly<Record<string, unknown>>
}

export type AccountResponse = { readonly status: number; readonly body: unknown }

/** The code that the fake's authenticator always shows. */
export const fakeCode = '123456'

export const newFakeAccount = (): FakeAccount => ({
  password: 'Old-Secret-1',
  isTwoFactorOn: false,
  read: new Set(),
  signIns: [
    {
      id: 'sgn-2',
      date: '2026-03-29T01:00:00.000Z',
      succeeded: true,
      device: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
      ip_address: '192.0.2.18',
      reported_at: null,
    },
    {
      id: 'sgn-1',
      date: '2026-03-28T23:30:00.000Z',
      succeeded: false,
      device: '',
      ip_address: '203.0.113.9',
      reported_at: null,
    },
  ],
})

/** Personal data that the fake returns for every user. */
const fakePersonalData = {
  sections: [
    {
      id: 'account',
      title: 'Identité et coordonnées',
      records: [
        {
          fields: [
            { id: 'email', name: 'Adresse email', value: 'camille@sandbox.example', type: 'text' },
            { id: 'created', name: 'Compte ouvert le', value: '2026-01-05T09:00:00.000Z', type: 'instant' },
          ],
        },
      ],
    },
    {
      id: 'holdings',
      title: 'Parts de fonds détenues',
      records: [{ fields: [{ id: 'fund', name: 'Fonds', value: 'Capital Un', type: 'text' }] }],
    },
  ],
  retention: { starts_with: 'liquidation', until: '2029-06-30' },
}

const ok = (body: unknown): AccountResponse => ({ status: 200, body })
const done = ok({ done: true })
const refused = (path: string, code: string): AccountResponse => ({
  status: 422,
  body: {
    type: 'about:blank',
    title: code,
    status: 422,
    code: 'validation_failed',
    errors: [{ path, code }],
  },
})
const notFoundBody = { type: 'about:blank', title: 'x', status: 404, code: 'not_found' }
const notFound: AccountResponse = { status: 404, body: notFoundBody }

const proofOf = ({ body }: AccountCall): string => JSON.stringify(body.proof ?? null)

function changePassword(account: FakeAccount, { body }: AccountCall): AccountResponse {
  if (body.old_password !== account.password) return refused('old_password', 'wrong')
  account.password = String(body.new_password)
  return done
}

function enrol(account: FakeAccount, call: AccountCall): AccountResponse {
  if (proofOf(call) !== JSON.stringify({ password: account.password })) return refused('proof', 'wrong')
  const secret = 'JBSWY3DPEHPK3PXP'
  return ok({ secret, uri: `otpauth://totp/Portal:somebody?secret=${secret}` })
}

function confirm(account: FakeAccount, { body }: AccountCall): AccountResponse {
  if (body.code !== fakeCode) return refused('code', 'wrong')
  account.isTwoFactorOn = true
  return ok({ recovery_codes: ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'] })
}

function remove(account: FakeAccount, call: AccountCall): AccountResponse {
  if (proofOf(call) !== JSON.stringify({ code: fakeCode })) return refused('proof', 'wrong')
  account.isTwoFactorOn = false
  return done
}

const renewCodes = (call: AccountCall): AccountResponse =>
  proofOf(call) === JSON.stringify({ code: fakeCode })
    ? ok({ recovery_codes: ['GGGG-HHHH-JJJJ'] })
    : refused('proof', 'wrong')

const describeTwoFactor = ({ isTwoFactorOn: enabled, passkeys }: FakeAccount): AccountResponse =>
  ok({ enabled, recovery_codes_left: enabled ? 2 : 0, passkeys })
function stepUp({ isTwoFactorOn, password }: FakeAccount, call: AccountCall): AccountResponse {
  const proof = isTwoFactorOn ? { code: fakeCode } : { password }
  return proofOf(call) === JSON.stringify(proof) ? done : refused('proof', 'wrong')
}

function report(account: FakeAccount, { path }: AccountCall): AccountResponse {
  const id = path.split('/')[1]
  const isOwn = account.signIns.some((entry) => entry.id === id)
  return isOwn ? done : notFound
}

const fund = { id: 'fnd-1', name: 'Capital Un', slug: 'capital-un' }

/** Notifications of an investor, one of each kind, newest first. */
const fakeNotifications = [
  {
    id: 'signin-1',
    kind: 'sign_in',
    at: '2026-03-28T23:30:00.000Z',
    event: 'failed',
    device: '',
    ip_address: '203.0.113.9',
  },
  {
    id: 'document-7',
    kind: 'document',
    date: '2026-03-20',
    fund,
    document: { id: 'doc-7', title: 'Rapport annuel', language: 'fr' },
  },
  {
    id: 'valuation-7',
    kind: 'valuation',
    date: '2026-03-20',
    fund,
    share: 'A',
    net_asset_value: { amount: '121.5', currency: 'EUR' },
  },
] as const

function listNotifications({ read }: FakeAccount, page: number): AccountResponse {
  const items = fakeNotifications.map((told) => ({ ...told, is_read: read.has(told.id) }))
  const unread = items.filter(({ is_read }) => !is_read).length
  return ok({ items, unread, page: { page, pageSize: 20, pageCount: 1, total: items.length } })
}

function markRead({ read }: FakeAccount, { body }: AccountCall): AccountResponse {
  const marks = readMarksSchema.parse(body)
  const known = fakeNotifications.map(({ id }) => id)
  const marked = 'until' in marks ? known : known.filter((id) => marks.notifications.includes(id))
  if (marked.length === 0) return notFound
  for (const id of marked) read.add(id)
  return done
}

type NamedValue = { readonly id: string; readonly value: string }

const isList = (value: unknown): value is readonly NamedValue[] => Array.isArray(value)

const isLanguage = (value: unknown): value is 'fr' | 'en' => value === 'fr' || value === 'en'

/**
 * The user after `profile/update`, or why nothing changes: another address or number needs the proof of the account's
 * kind, and a company its name.
 */
export function updateFakeProfile(
  user: PortalUser,
  account: FakeAccount,
  call: AccountCall,
): { readonly user: PortalUser; readonly response: AccountResponse } {
  const { firstname, lastname, email, telephone, language, fields } = call.body
  const proof = account.isTwoFactorOn ? { code: fakeCode } : { password: account.password }
  const needsProof = email !== user.email || telephone !== user.telephone
  if (needsProof && proofOf(call) !== JSON.stringify(proof))
    return { user, response: refused('proof', 'wrong') }
  const given = new Map(isList(fields) ? fields.map(({ id, value }) => [id, value]) : [])
  if (given.get('social_reason') === '') return { user, response: refused('social_reason', 'required') }
  const changed = {
    ...user,
    firstname: String(firstname),
    lastname: String(lastname),
    telephone: typeof telephone === 'string' ? telephone : null,
    language: isLanguage(language) ? language : null,
    fields: user.fields.map((field) => ({ ...field, value: given.get(field.id) ?? field.value })),
  }
  return { user: changed, response: ok({ email_to_confirm: email === user.email ? null : email }) }
}

/** Answers a call about the own account as the product API would; undefined for a path that it does not know. */
export function handleAccountCall(account: FakeAccount, call: AccountCall): AccountResponse | undefined {
  const { signIns } = account
  switch (call.path.replace(/^auth-logs\/[^/]+/, 'auth-logs/{id}')) {
    case 'profile/change-password':
      return changePassword(account, call)
    case 'two-factor':
      return describeTwoFactor(account)
    case 'two-factor/enrol':
      return enrol(account, call)
    case 'two-factor/confirm':
      return confirm(account, call)
    case 'two-factor/remove':
      return remove(account, call)
    case 'two-factor/recovery-codes':
      return renewCodes(call)
    case 'step-up':
      return stepUp(account, call)
    case 'sessions/end':
      return done
    case 'personal-data':
      return ok(fakePersonalData)
    case 'auth-logs':
      return ok({ items: signIns, page: { page: call.page, pageSize: 20, pageCount: 1, total: 2 } })
    case 'notifications':
      return listNotifications(account, call.page)
    case 'mail-settings':
    case 'mail-settings/update':
      return ok({ notices: 'at_once', documents: 'never', values: 'never', ...call.body, bouncedAt: null })
    case 'notifications/read':
      return markRead(account, call)
    case 'auth-logs/{id}/report':
      return report(account, call)
    default:
      return undefined
  }
}
