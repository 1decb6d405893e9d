import * as z from 'zod/mini'
import { oneChoice, personName } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { isEmail, longestEmail, typedEmail } from '~/lib/typed-text.ts'
import type { audiences, materialStates } from './material-search.ts'

/** Days for which a link may be good. */
export const shareDays = ['7', '14', '30', '90'] as const

/** Numbers of openings that a link may allow; empty for any. */
export const openingLimits = ['', '1', '3', '10'] as const

const shareEmpty = {
  document: '',
  recipientName: '',
  recipientEmail: '',
  language: 'fr',
  days: '30',
  mostOpenings: '',
  mail: false,
}

const optionalEmail = z.string().check(
  z.overwrite(typedEmail),
  z.maxLength(longestEmail, 'tooLong'),
  z.refine((text) => text === '' || isEmail(text), 'email'),
)

const shareSchema = z
  .object({
    document: z.string().check(z.regex(/^doc-\d{1,9}$/, 'choice')),
    recipientName: personName(),
    recipientEmail: optionalEmail,
    language: oneChoice(['fr', 'en']),
    days: oneChoice(shareDays),
    mostOpenings: oneChoice(openingLimits),
    mail: z.boolean(),
  })
  .check(
    z.refine(({ mail, recipientEmail }) => !mail || recipientEmail !== '', {
      path: ['recipientEmail'],
      error: 'required',
    }),
  )

/** Shares a marketing document with a client by a link. */
export const shareForm: FormDefinition<typeof shareEmpty, z.output<typeof shareSchema>> = {
  name: 'share',
  empty: shareEmpty,
  schema: shareSchema,
}

const endSchema = z.object({ share: z.string().check(z.regex(/^shl-\d{1,9}$/, 'choice')) })

/** Ends a link. */
export const shareEndForm: FormDefinition<{ readonly share: string }> = {
  name: 'share-end',
  empty: { share: '' },
  schema: endSchema,
}

type Page = { readonly number: number; readonly count: number }

/** A marketing document. Days are `YYYY-MM-DD`. */
export type MaterialLine = {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly fund: string
  readonly language: 'fr' | 'en'
  readonly audience: (typeof audiences)[number]
  readonly state: (typeof materialStates)[number]
  readonly validFrom: string
  readonly validUntil: string
}

/** Page of the marketing documents. */
export type MaterialView = {
  readonly items: readonly MaterialLine[]
  readonly total: number
  readonly page: Page
  readonly funds: readonly { readonly id: string; readonly name: string }[]
}

/** A link to a marketing document. `openings` are ISO 8601, in UTC. */
export type ShareView = {
  readonly id: string
  readonly title: string
  readonly fund: string
  readonly recipient: string
  readonly email: string | null
  readonly sharedBy: string
  readonly createdOn: string | null
  readonly expiresOn: string | null
  readonly isMailed: boolean
  readonly state: 'active' | 'expired' | 'ended' | 'used_up'
  readonly opened: number
  readonly mostOpenings: number | null
  readonly openings: readonly string[]
}

/** Page of the links, and the URL of the link that this session has just created. */
export type SharesView = {
  readonly items: readonly ShareView[]
  readonly total: number
  readonly page: Page
  readonly created: string | null
}

/** Data shown to the recipient of a link before the document. */
export type SharedDocumentView = {
  readonly title: string
  readonly type: string
  readonly fund: string
  readonly language: 'fr' | 'en'
  readonly pages: number
  readonly audience: (typeof audiences)[number]
  readonly recipient: string
  readonly sharedBy: string
  readonly company: string
  readonly expiresOn: string | null
}
