import * as z from 'zod/mini'
import { oneChoice, personName } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { isEmail, longestEmail, typedEmail } from '~/lib/typed-text.ts'
import type { audiences, materialStates } from './material-search.ts'

/** Reasons why a link opens nothing. */
export const shareOverReasons = ['expired', 'ended', 'used_up', 'outdated', 'suspended'] as const

/** Why a link opens nothing. */
export type ShareOverReason = (typeof shareOverReasons)[number]

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

const endEmpty = { share: '', page: '' }

const endSchema = z.object({
  share: z.string().check(z.regex(/^shl-\d{1,9}$/, 'choice')),
  page: z.string().check(z.regex(/^\d{0,5}$/, 'choice')),
})

/** Ends a link; `page` is the page of the list that it is on. */
export const shareEndForm: FormDefinition<typeof endEmpty> = {
  name: 'share-end',
  empty: endEmpty,
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
  readonly state: 'active' | ShareOverReason
  readonly opened: number
  readonly mostOpenings: number | null
  readonly openings: readonly string[]
}

/** The link that this session has just created. `isUnsent`: the email that was asked for could not be sent. */
export type CreatedLinkView = {
  readonly address: string
  readonly expiresOn: string | null
  readonly isUnsent: boolean
  /** Language of the file, where it is not that of the recipient. */
  readonly otherLanguage: 'fr' | 'en' | null
}

/** Page of the links, and the link that this session has just created. */
export type SharesView = {
  readonly items: readonly ShareView[]
  readonly total: number
  readonly page: Page
  readonly created: CreatedLinkView | null
}

/** Data shown to the recipient of a link: its document, or why it opens none. */
export type SharedView =
  | { readonly kind: 'document'; readonly document: SharedDocumentView }
  | { readonly kind: 'over'; readonly reason: ShareOverReason }

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
