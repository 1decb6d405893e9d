import * as z from 'zod/mini'
import {
  emailAddress,
  oneChoice,
  optionalPhone,
  optionalText,
  personName,
  tickedBox,
} from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { samePasswords } from '~/lib/form/password-schemas.ts'
import { civilities } from './identity.schema.ts'
import { newPasswordFields } from './new-password.schema.ts'

const empty = {
  civility: '',
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  password: '',
  confirmation: '',
  terms: false,
  invitation: '',
}

const schema = z
  .object({
    civility: oneChoice(civilities),
    firstname: personName(),
    lastname: personName(),
    email: emailAddress(),
    phone: optionalPhone().check(z.minLength(1, 'required')),
    ...newPasswordFields,
    terms: tickedBox('terms'),
    invitation: optionalText(200),
  })
  .check(samePasswords())

/** The account of a partner's user (P-158). */
export const partnerForm: FormDefinition<typeof empty, z.output<typeof schema>> = {
  name: 'partner',
  empty,
  schema,
  secrets: ['password', 'confirmation'],
}

const longestTeamName = 100
const teamEmpty = { team: '', newTeam: '' }

const teamSchema = z
  .object({
    team: z.string().check(z.regex(/^(new|team-\d{1,10})$/, 'choice')),
    newTeam: optionalText(longestTeamName),
  })
  .check(
    z.refine(({ team, newTeam }) => team !== 'new' || newTeam !== '', {
      error: 'required',
      path: ['newTeam'],
    }),
  )

/** The choice of a team: one of those offered, or one to add. */
export const teamForm: FormDefinition<typeof teamEmpty, z.output<typeof teamSchema>> = {
  name: 'team',
  empty: teamEmpty,
  schema: teamSchema,
}
