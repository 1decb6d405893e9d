import { z } from 'zod'
import { isEmail, longestEmail, typedEmail, typedLine } from '../lib/typed-text.ts'

/** An email address by HTML's rule, its domain in A-labels. */
export const emailSchema = z
  .string()
  .overwrite(typedEmail)
  .max(longestEmail)
  .refine(isEmail)
  .meta({ format: 'email' })

/** A line of text that somebody typed: without characters that are not seen or that turn the text around them. */
export const typedTextSchema = z.string().overwrite(typedLine)

/** The same where it must not be empty. */
export const requiredLineSchema = (most: number) => typedTextSchema.min(1).max(most)
