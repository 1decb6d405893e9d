import * as z from 'zod/mini'
import { longestJoinReason } from '~/contract/product-api/form-limits.ts'
import { oneChoice, requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { typedLines } from '~/lib/typed-text.ts'

const switchEmpty = { team: '' }
const switchSchema = z.object({ team: z.string().check(z.regex(/^team-\d{1,10}$/, 'choice')) })

/** Switches to another team of the company. */
export const switchTeamForm: FormDefinition<typeof switchEmpty, z.output<typeof switchSchema>> = {
  name: 'switch-team',
  empty: switchEmpty,
  schema: switchSchema,
}

const longestTeamName = 100
const addEmpty = { newTeam: '' }
const addSchema = z.object({ newTeam: requiredText(longestTeamName) })

/** Requests a new team (P-160). */
export const addTeamForm: FormDefinition<typeof addEmpty, z.output<typeof addSchema>> = {
  name: 'add-team',
  empty: addEmpty,
  schema: addSchema,
}

/** Rights of a partner's user, in the order in which they are shown. */
export const teamRights = [
  'funds:read',
  'documents:read',
  'subscriptions:read',
  'subscriptions:create',
  'team:invite',
  'team:switch',
  'team:manage',
] as const

export type TeamRight = (typeof teamRights)[number]

const member = z.string().check(z.regex(/^[\w-]{1,60}$/, 'invalid'))
const rights = z.readonly(z.array(z.enum(teamRights, 'choice')).check(z.maxLength(20, 'tooLong')))

type RightsValues = {
  readonly member: string
  readonly rights: readonly string[]
  readonly seen: readonly string[]
}
const rightsSchema = z.object({ member, rights, seen: rights })

/** Rights of a member, as switches; `seen` holds those that the page showed. */
export const memberRightsForm: FormDefinition<RightsValues, z.output<typeof rightsSchema>> = {
  name: 'team-rights',
  empty: { member: '', rights: [], seen: [] },
  // Typed values are text until the schema has parsed them.
  schema: z.pipe(
    z.object({
      member: z.string(),
      rights: z.readonly(z.array(z.string())),
      seen: z.readonly(z.array(z.string())),
    }),
    rightsSchema,
  ),
}

const suspensionEmpty = { member: '', act: '' }
const suspensionSchema = z.object({ member, act: oneChoice(['suspend', 'restore']) })

/** Suspends a member, or lets them in again. */
export const memberSuspensionForm: FormDefinition<
  typeof suspensionEmpty,
  z.output<typeof suspensionSchema>
> = { name: 'team-member', empty: suspensionEmpty, schema: suspensionSchema }

const handOverEmpty = { member: '', to: '' }
const handOverSchema = z.object({ member, to: z.string().check(z.regex(/^[\w-]{1,60}$/, 'choice')) })

/** Hands the open cases of a member to another. */
export const handOverForm: FormDefinition<typeof handOverEmpty, z.output<typeof handOverSchema>> = {
  name: 'team-hand-over',
  empty: handOverEmpty,
  schema: handOverSchema,
}

const decisionEmpty = { member: '', act: '', reason: '' }
const decisionSchema = z
  .object({
    member,
    act: oneChoice(['accept', 'decline']),
    reason: z.string().check(z.overwrite(typedLines), z.maxLength(longestJoinReason, 'tooLong')),
  })
  .check(
    z.refine(({ act, reason }) => act === 'accept' || reason !== '', { path: ['reason'], error: 'required' }),
  )

/** Decides a request to join the team: a refusal has a reason, which the person reads (P-817). */
export const joinDecisionForm: FormDefinition<typeof decisionEmpty, z.output<typeof decisionSchema>> = {
  name: 'team-request',
  empty: decisionEmpty,
  schema: decisionSchema,
}
