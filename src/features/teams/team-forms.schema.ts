import * as z from 'zod/mini'
import { requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

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
