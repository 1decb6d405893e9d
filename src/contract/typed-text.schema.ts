import { z } from 'zod'
import { isEmail, isPersonName, longestEmail, typedEmail, typedLine, typedLines } from '../lib/typed-text.ts'

/** An email address by HTML's rule, its domain in A-labels. */
export const emailSchema = z
  .string()
  .overwrite(typedEmail)
  .max(longestEmail)
  .refine(isEmail)
  .meta({ format: 'email' })

/**
 * The address of an account of a backend, normalised: an older one may break the rule for new ones, such as
 * `admin@localhost`, and still is its owner's.
 */
export const accountEmailSchema = z.string().overwrite(typedEmail)

/** Typed line of text, without invisible characters and those that change the direction of the text. */
export const typedTextSchema = z.string().overwrite(typedLine)

/** The same where it must not be empty. */
export const requiredLineSchema = (most: number) => typedTextSchema.min(1).max(most)

/** Typed text of several lines. */
export const typedLinesSchema = z.string().overwrite(typedLines)

/** Name of a person, by the rule of the portal's forms. */
export const personNameSchema = requiredLineSchema(100).refine(isPersonName)
