import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invitationLineFaults } from '../../src/contract/product-api/invitation-list.ts'
import {
  invitationListSchema,
  sentInvitationsSchema,
} from '../../src/contract/product-api/partner-team.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session } from './users-api.ts'

const lists = '/auth/partner-users/invitation-lists'
const invited = 'waiting@cgp-demo.example'

/** A file as administrators have it: headings, further columns, quoted cells, empty lines, and every mistake. */
const lines: readonly (readonly [line: string, fault: string | null])[] = [
  ['"Nom";"Email";"Fonction"', null],
  ['"Roy, Anne";"anne.roy@cgp-demo.example";"Conseil"', null],
  ['', null],
  ['Paul Roy <paul.roy@cgp-demo.example>', null],
  ['Roy;ANNE.ROY@cgp-demo.example;Conseil', 'repeated'],
  ['Accueil', 'not_address'],
  ['=1+1', 'not_address'],
  ['anne@@cgp-demo.example', 'not_address'],
  ['anne.cgp-demo.example', 'no_at'],
  ['anne@cgp-demo,example', 'no_domain'],
  ['Roy;luc@cgp-demo.example;eve@cgp-demo.example', 'several'],
  ['an ne@cgp-demo.example', 'spaced'],
  ['hélène@cgp-demo.example', 'accented'],
  ['an\u0007ne@cgp-demo.example', 'invisible'],
  [`${'a'.repeat(300)}@cgp-demo.example`, 'too_long'],
  ['+33 6 39 98 00 01', 'phone'],
  ['anne@paris.cgp-demo.example', 'other_domain'],
  ['family-office@cgp-demo.example', 'has_account'],
  [invited, 'invited'],
]

describe.each(testedDatabases())('a list of invitations with mistakes on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let administrator: Session
  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    administrator = await createUsersApi(sandbox).partner('advisor@cgp-demo.example')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const send = async (text: string) =>
    exactly(invitationListSchema, await administrator.post(lists, { text, key: randomUUID() }))

  // P-792
  it('is told at its line which of them each is, and what is right is sent', async () => {
    expect((await send(invited)).refused).toBe(0)
    await sandbox.settled()
    const answered = await send(lines.map(([line]) => line).join('\r\n'))
    const expected = lines.flatMap(([, fault], index) => (fault === null ? [] : [[index + 1, fault]]))
    const refused = answered.lines.filter(({ fault }) => fault !== null)
    expect(refused.map(({ fault, line }) => [line, fault])).toEqual(expected)
    expect([answered.total, answered.refused]).toEqual([expected.length + 2, expected.length])
    const good = answered.lines.filter(({ fault }) => fault === null)
    expect(good.map(({ line, text }) => [line, text])).toEqual([
      [2, 'anne.roy@cgp-demo.example'],
      [4, 'paul.roy@cgp-demo.example'],
    ])
    // The others are only known when a line is sent.
    const later = ['too_often', 'not_sent', 'right_withdrawn']
    const told = new Set([...expected.map(([, fault]) => fault), ...later])
    expect(told).toEqual(new Set<string>(invitationLineFaults))
  })

  // P-857
  it('is another list where the form of one that was sent is sent again with other lines', async () => {
    const key = randomUUID()
    const sendFrom = (text: string) => administrator.post(lists, { text, key })
    const once = await exactly(invitationListSchema, await sendFrom('first@cgp-demo.example'))
    expect(await exactly(invitationListSchema, await sendFrom('first@cgp-demo.example'))).toMatchObject({
      created_at: once.created_at,
    })
    const other = await exactly(invitationListSchema, await sendFrom('second@cgp-demo.example'))
    expect(other.lines.map(({ text }) => text)).toEqual(['second@cgp-demo.example'])
    await sandbox.settled()
  })

  // P-792
  it('keeps the link of an invitation that is pending', async () => {
    const invitation = async () => {
      const { items } = await exactly(
        sentInvitationsSchema,
        await administrator.get('/auth/partner-users/invitations'),
      )
      return items.find(({ recipient }) => recipient === invited)
    }
    const before = await invitation()
    expect(before).toBeDefined()
    expect((await send(invited)).lines.map(({ fault }) => fault)).toEqual(['invited'])
    await sandbox.settled()
    expect(await invitation()).toEqual(before)
  })
})
