import * as z from 'zod/mini'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

/** Form that chooses for whom the user acts: a mandate's id, or `own` (P-691). */
export const holderForm: FormDefinition<{ readonly holder: string }> = {
  name: 'holder-switch',
  empty: { holder: '' },
  schema: z.object({ holder: z.string().check(z.regex(/^[\w-]{1,60}$/, 'invalid')) }),
}
