import * as z from 'zod/mini'
import { oneChoice } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

const acts = ['create', 'revoke'] as const

/** Creates the addresses of the private calendar and feed, or ends them. */
export const privateFeedForm: FormDefinition<
  { readonly act: string },
  { readonly act: (typeof acts)[number] }
> = {
  name: 'private-feed',
  empty: { act: '' },
  schema: z.object({ act: oneChoice(acts) }),
}

/** Since which day there are addresses; they themselves are shown once, to the session that created them. */
export type PrivateFeedView = {
  readonly createdOn: string | null
  readonly addresses: { readonly calendar: string; readonly feed: string } | null
}
