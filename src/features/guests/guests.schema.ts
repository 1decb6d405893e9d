import * as z from 'zod/mini'
import { emailAddress, oneChoice, requiredSigns } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { isPlainDate } from '~/lib/plain-date.ts'

/** Scopes of a guest's access, in display order. */
export const guestScopes = ['both', 'documents', 'figures'] as const

type GuestScope = (typeof guestScopes)[number]

const dayLength = 10
const inviteEmpty = { email: '', scope: '', until: '', allHolders: false }
const inviteSchema = z.object({
  email: emailAddress(),
  scope: oneChoice(guestScopes),
  until: requiredSigns(dayLength).check(z.refine(isPlainDate, 'date')),
  allHolders: z.boolean(),
})

/** Form that invites a guest to read the investor's data until a day (P-620). */
export const inviteGuestForm: FormDefinition<typeof inviteEmpty, z.output<typeof inviteSchema>> = {
  name: 'guest-invite',
  empty: inviteEmpty,
  schema: inviteSchema,
}

const id = z.string().check(z.regex(/^[\w-]{1,60}$/, 'invalid'))

/** Ends an invitation or an access. */
export const endGuestForm: FormDefinition<{ readonly guest: string }> = {
  name: 'guest-end',
  empty: { guest: '' },
  schema: z.object({ guest: id }),
}

/** Accepts an invitation by the secret of its email. */
export const acceptGuestForm: FormDefinition<{ readonly invitation: string }> = {
  name: 'guest-accept',
  empty: { invitation: '' },
  schema: z.object({ invitation: z.string().check(z.regex(/^[\w-]{1,100}$/, 'invalid')) }),
}

/** Form that opens the data of an access's owner. */
export const openAccessForm: FormDefinition<{ readonly access: string }> = {
  name: 'guest-open',
  empty: { access: '' },
  schema: z.object({ access: id }),
}

/** Ends reading, and returns to the guest's own account. */
export const endGuestViewForm: FormDefinition<Record<never, never>> = {
  name: 'guest-view-end',
  empty: {},
  schema: z.object({}),
}

/** A guest of the signed-in investor. Days are `YYYY-MM-DD`. */
export type GuestView = {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly scope: GuestScope
  readonly until: string
  readonly state: 'invited' | 'active' | 'expired' | 'ended'
  readonly lastOpenedOn: string | null
  /** Holders whose data the guest may read as well. */
  readonly holders: readonly string[]
}

/** Access that an owner gave to the signed-in user. */
export type AccessView = {
  readonly id: string
  readonly owner: string
  readonly scope: GuestScope
  readonly until: string
  readonly state: 'active' | 'expired' | 'ended'
}

/** Invitation of an opened link; null if it is no longer valid. */
export type InvitationView = {
  readonly secret: string
  readonly owner: string
  /** Holders whose data it opens as well. */
  readonly holders: readonly string[]
  readonly scope: GuestScope
  readonly until: string
  readonly isForReader: boolean
} | null

export type AccessPageView = {
  /** Guests; null for users who have not been verified and cannot have any. */
  readonly guests: readonly GuestView[] | null
  readonly accesses: readonly AccessView[]
  /** Undefined without a link. */
  readonly invitation?: Outcome<InvitationView>
  /** The first and the last day that an access can have. */
  readonly firstDay: string
  readonly lastDay: string
  /** Holders in whose name the user may act: one invitation may open their data as well (P-760). */
  readonly holders: readonly string[]
}
