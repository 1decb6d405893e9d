import type { AlikeCase, AttackRequest } from './attack-case.ts'

/** A form sent for an address that has an account, and for one that has none. */
const forAddresses = (
  name: string,
  form: string,
  known: string,
  fields: Readonly<Record<string, string>> = {},
): AlikeCase => {
  const sent = (email: string): AttackRequest => ({ form, fields: { ...fields, email } })
  // An address of its own: mails to one are limited.
  return { name, one: sent(known), other: sent(`${name.replaceAll(/\W+/g, '-')}@nowhere.example`) }
}

const view = (id: string) => `/api/proxy/documents/${id}/view`
const asVisitor = (target: string): AttackRequest => ({ target, headers: { accept: 'text/html' } })
const asInvestor = (target: string): AttackRequest => ({ as: 'investor', ...asVisitor(target) })
const asPartner = (id: string): AttackRequest => ({
  as: 'partner',
  call: 'src/features/teams/teams.functions.ts#getTeam',
  data: { locale: 'fr', id, page: 1 },
})
const code = (typed: string, name: string): AttackRequest => ({
  form: '/api/forms/posted-code',
  fields: { code: typed, name },
  headers: { accept: 'application/json' },
})

const staff = 'staff@sandbox.example'

/**
 * Attacks that look for existing accounts and objects. Neither the response nor the portal's backend calls may differ;
 * the sandbox's own timing is covered by its unit tests (`sandbox/accounts/passwords.test.ts`).
 */
export const enumeration: readonly AlikeCase[] = [
  forAddresses(
    'confirmation mail of an investor',
    '/api/account/send-email-verification/investor',
    'investor-unconfirmed@sandbox.example',
  ),
  forAddresses(
    'confirmation mail of a partner',
    '/api/account/send-email-verification/partner',
    'partner@banque-demo.example',
  ),
  forAddresses(
    'confirmation mail of an address of the other client',
    '/api/account/send-email-verification/partner',
    'investor@sandbox.example',
  ),
  forAddresses('forgotten password of staff', '/api/staff/forgot-password', staff),
  forAddresses('confirmation mail of staff', '/api/staff/confirm-email', staff),
  forAddresses('wrong password of staff', '/api/auth/callback/staff', staff, { password: 'Wrong-Secret-1' }),
  forAddresses('wrong password of staff, as a script', '/api/auth/callback/staff', staff, {
    password: 'Wrong-Secret-1',
    json: 'true',
  }),
  forAddresses('staff sign-in of an investor', '/api/auth/callback/staff', 'investor@sandbox.example', {
    password: 'Sandbox-2026!',
  }),
  forAddresses('moved account, captcha unsolved', '/api/forms/password-reset', 'investor@sandbox.example', {
    space: 'investor',
  }),
  forAddresses('registration of staff, captcha unsolved', '/api/staff/register', staff, {
    username: 'somebody-new',
    password: 'Made-By-Attack-1',
    confirmation: 'Made-By-Attack-1',
  }),
  {
    name: 'a posted code that exists with another name, and one that does not',
    one: code('K7QD-3XM9-TB4W', 'Zzz'),
    other: code('A7QD-3XM9-TB4X', 'Zzz'),
  },
  {
    name: 'a private document and none, to a visitor',
    one: asVisitor(view('doc-53')),
    other: asVisitor(view('doc-999999')),
  },
  {
    name: 'another’s document and none',
    one: asInvestor(view('doc-93')),
    other: asInvestor(view('doc-999999')),
  },
  {
    name: 'another’s document and none, in a selection',
    one: asInvestor('/api/account/documents.zip?document=doc-93'),
    other: asInvestor('/api/account/documents.zip?document=doc-999999'),
  },
  { name: 'another’s team and none', one: asPartner('team-6'), other: asPartner('team-999') },
  {
    name: 'a draft and nothing, to a visitor',
    one: asVisitor('/api/preview?type=homepage&locale=fr'),
    other: asVisitor('/api/preview?type=article&slug=nothing&locale=fr'),
  },
  {
    name: 'a provider’s sign-in with the address of an account as a hint, and of none',
    one: { form: '/api/auth/signin/investor', fields: { login_hint: 'investor@sandbox.example' } },
    other: { form: '/api/auth/signin/investor', fields: { login_hint: 'nobody-at-all@nowhere.example' } },
  },
  {
    name: 'a private page and none, to a visitor’s script',
    one: {
      call: 'src/features/subscriptions/requests.functions.ts#getRequest',
      data: { locale: 'fr', id: 'req-1' },
    },
    other: {
      call: 'src/features/subscriptions/requests.functions.ts#getRequest',
      data: { locale: 'fr', id: 'req-999' },
    },
  },
]
