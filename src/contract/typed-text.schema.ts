import { z } from 'zod'
import { isEmail, isPersonName, longestEmail, typedEmail, typedLine } from '../lib/typed-text.ts'

/** An email address by HTML's rule, its domain in A-labels. */
export const emailSchema = z
  .string()
  .overwrite(typedEmail)
  .max(longestEmail)
  .refine(isEmail)
  .meta({ format: 'email' })

/** Typed line of text, without invisible characters and those that change the direction of the text. */
export const typedTextSchema = z.string().overwrite(typedLine)

/** The same where it must not be empty. */
export const requiredLineSchema = (most: number) => typedTextSchema.min(1).max(most)

/** Name of a person, by the rule of the portal's forms. */
export const personNameSchema = requiredLineSchema(100).refine(isPersonName)
