import * as z from 'zod/mini'
import { type DecisionForm, decisionFormOf } from '~/lib/form/decision-form.ts'
import { requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { parseWrittenDate } from '~/lib/identifiers/birth-date.ts'
import { typedDate } from '~/lib/typed-text.ts'

/** Rights of a partner's user, in the order in which they are shown. */
export const memberRights = [
  'funds:read',
  'documents:read',
  'subscriptions:read',
  'subscriptions:create',
  'team:invite',
  'team:switch',
  'team:manage',
] as const

/** Rights of staff, in the order in which they are shown. */
export const staffRights = ['publish', 'approve', 'see_as', 'verify', 'manage'] as const

/** Clients to whom a team may give marketing documents. */
export const agreementAudiences = ['retail', 'professional'] as const

export type MemberRight = (typeof memberRights)[number]
export type StaffRightCode = (typeof staffRights)[number]

const code = z.string().check(z.regex(/^[\w-]{1,60}$/, 'invalid'))
const isDay = (text: string) => text === '' || parseWrittenDate(text) !== null
const day = z.string().check(z.overwrite(typedDate), z.minLength(1, 'required'), z.refine(isDay, 'date'))
const optionalDay = z.string().check(z.overwrite(typedDate), z.refine(isDay, 'date'))
const version = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'invalid')),
  z.transform((text) => Number(text)),
)
const reason = requiredText(300).check(z.minLength(3, 'required'))
const texts = z.readonly(z.array(z.string()))
const codes = z.readonly(
  z.array(z.string().check(z.maxLength(80, 'tooLong'))).check(z.maxLength(50, 'tooLong')),
)
const someOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.readonly(z.array(z.enum(choices, 'choice')).check(z.maxLength(20, 'tooLong')))
const text = z.string()

const agreementEmpty: AgreementValues = {
  ...{ team: '', version: '', fund: '', since: '', until: '', reason: '' },
  ...{ shares: [], offered: [], audiences: [] },
}

type AgreementValues = Readonly<
  Record<'team' | 'version' | 'fund' | 'since' | 'until' | 'reason', string> &
    Record<'shares' | 'offered' | 'audiences', readonly string[]>
>

const agreementSchema = z.object({
  ...{ team: code, version, fund: code, since: day, until: optionalDay, reason },
  ...{ shares: codes, offered: codes, audiences: someOf(agreementAudiences) },
})

/** Terms of a partner team about a fund; `offered` holds the shares that the page showed (P-780). */
export const agreementForm: FormDefinition<AgreementValues, z.output<typeof agreementSchema>> = {
  name: 'rights-agreement',
  empty: agreementEmpty,
  // Typed values are text until the schema has parsed them.
  schema: z.pipe(
    z.object({
      ...{ team: text, version: text, fund: text, since: text, until: text, reason: text },
      ...{ shares: texts, offered: texts, audiences: texts },
    }),
    agreementSchema,
  ),
}

/** Fields of a form of rights; `team` is empty for those of staff. */
export type RightsValues = Readonly<
  Record<'team' | 'version' | 'member' | 'reason', string> & Record<'rights', readonly string[]>
>
const rightsEmpty: RightsValues = { team: '', version: '', member: '', rights: [], reason: '' }
const rightsTyped = z.object({ team: text, version: text, member: text, rights: texts, reason: text })
const memberSchema = z.object({ team: code, version, member: code, rights: someOf(memberRights), reason })

/** Rights of a member of a partner team (P-781). */
export const memberForm: FormDefinition<RightsValues, z.output<typeof memberSchema>> = {
  name: 'rights-member',
  empty: rightsEmpty,
  schema: z.pipe(rightsTyped, memberSchema),
}

const staffSchema = z.object({ team: text, version, member: code, rights: someOf(staffRights), reason })

/** Rights of a member of staff (P-783). */
export const staffForm: FormDefinition<RightsValues, z.output<typeof staffSchema>> = {
  name: 'rights-staff',
  empty: rightsEmpty,
  schema: z.pipe(rightsTyped, staffSchema),
}

/** Approves, refuses or withdraws a change of rights (P-784). */
export const rightsDecisionForm: DecisionForm = decisionFormOf('rights-decision', /^rgt-\d{1,9}$/)
