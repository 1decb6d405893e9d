import { z } from 'zod'
import { optionalField, tolerantList } from '../tolerant-list.ts'
import { requiredLineSchema, typedLinesSchema } from '../typed-text.schema.ts'
import { namedFundSchema } from './client-subscription.schema.ts'
import { fundIdSchema } from './fund.schema.ts'
import { pageInfoSchema, plainDateSchema } from './primitives.schema.ts'

/** Longest subject, and longest text in one language. */
export const longestLetter = { subject: 150, text: 10_000 } as const

/** Who is told of a letter: those who hold the fund, or also the teams that distribute it. */
export const letterReadersSchema = z.enum(['holders', 'holders_and_partners'])

const text = typedLinesSchema.min(1).max(longestLetter.text)

/** A letter that staff enter, in both languages. `document` is one of the fund that its readers may open. */
export const letterPublicationBodySchema = z.object({
  kind: z.literal('letter'),
  fund: fundIdSchema,
  readers: letterReadersSchema,
  subject_fr: requiredLineSchema(longestLetter.subject),
  subject_en: requiredLineSchema(longestLetter.subject),
  text_fr: text,
  text_en: text,
  document: z
    .string()
    .regex(/^doc-[1-9]\d{0,8}$/)
    .nullable(),
})

const enclosedSchema = z.object({
  id: z.string(),
  title: z.string().min(1),
  language: z.enum(['fr', 'en']),
  pages: z.number().int().positive(),
})

const inBothLanguages = z.object({ fr: z.string(), en: z.string() })

/** A letter as an entry of staff shows it: in both languages, with the number of accounts that will be told. */
export const letterChangeSchema = z.object({
  kind: z.literal('letter'),
  date: plainDateSchema,
  readers: letterReadersSchema,
  subject: inBothLanguages,
  text: inBothLanguages,
  /** With its title in both languages, as readers of either find it; an API without has that of the staff's language. */
  document: enclosedSchema.extend({ titles: inBothLanguages.optional() }).nullable(),
  /** Accounts that hold the fund, and those of teams that distribute it, today. */
  told: z.object({ holders: z.number().int().nonnegative(), partners: z.number().int().nonnegative() }),
})

const common = {
  id: z.string().regex(/^ltr-[1-9]\d{0,8}$/),
  fund: namedFundSchema,
  /** The day of its approval. */
  date: plainDateSchema,
  subject: z.string().min(1),
}

/** One page of the letters to the caller, the newest first. */
export const letterListSchema = z.object({
  items: tolerantList(z.object(common)),
  page: pageInfoSchema,
})

/** A letter in the caller's language. */
export const letterSchema = z.object({
  ...common,
  text: z.string().min(1),
  document: optionalField(enclosedSchema.nullish()),
})

export type Letter = z.infer<typeof letterSchema>
export type LetterList = z.infer<typeof letterListSchema>
export type LetterChange = z.infer<typeof letterChangeSchema>
export type LetterPublicationBody = z.infer<typeof letterPublicationBodySchema>
