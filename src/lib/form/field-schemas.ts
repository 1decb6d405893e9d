import * as z from 'zod/mini'
import {
  isEmail,
  isPersonName,
  longestEmail,
  typedCode,
  typedEmail,
  typedLine,
  typedLines,
  typedPhone,
  typedSigns,
} from '../typed-text.ts'
import type { FaultCode } from './fault-codes.ts'

const fault = (code: FaultCode): FaultCode => code

/** A required text that is read in one way (`~/lib/typed-text.ts`). */
const required = (longest: number, read: (text: string) => string) =>
  z
    .string()
    .check(z.overwrite(read), z.minLength(1, fault('required')), z.maxLength(longest, fault('tooLong')))

/** A required line of text. */
export const requiredText = (longest: number) => required(longest, typedLine)

/** A required text of several lines. */
export const requiredLines = (longest: number) => required(longest, typedLines)

/** Required number or date; further rules follow. */
export const requiredSigns = (longest: number) => required(longest, typedSigns)

/** A required one-time code. */
export const oneTimeCode = (longest: number) => required(longest, typedCode)

/** A line of text that may stay empty. */
export const optionalText = (longest: number) =>
  z.string().check(z.overwrite(typedLine), z.maxLength(longest, fault('tooLong')))

/** Name of a person. */
export const personName = () => requiredText(100).check(z.refine(isPersonName, fault('invalid')))

/** A required email address, by HTML's rule. */
export const emailAddress = (wrong: Extract<FaultCode, 'email' | 'contactEmail'> = 'email') =>
  z
    .string()
    .check(
      z.overwrite(typedEmail),
      z.minLength(1, fault('required')),
      z.maxLength(longestEmail, fault('tooLong')),
      z.refine(isEmail, fault(wrong)),
    )

const phoneForm = /^\+?[\d ]{6,30}$/

/** A telephone number by its looks, or nothing; the server knows the rules of the countries. */
export const optionalPhone = () =>
  z.string().check(
    z.overwrite(typedPhone),
    z.refine((text) => text === '' || phoneForm.test(text), fault('phone')),
  )

/** A box that has to be ticked. */
export const tickedBox = (code: Extract<FaultCode, 'consent' | 'terms' | 'declaration' | 'confirmation'>) =>
  z.boolean().check(z.refine((isTicked) => isTicked, code))

/** Schema of a choice among the given codes; an empty text is no choice. */
export const oneChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.pipe(
    z.string(),
    z.enum(
      Object.fromEntries(choices.map((choice) => [choice, choice])) as { [Key in Choice]: Key },
      fault('choice'),
    ),
  )
