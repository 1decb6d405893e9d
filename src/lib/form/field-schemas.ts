import * as z from 'zod/mini'
import type { FaultCode } from './fault-codes.ts'

const fault = (code: FaultCode): FaultCode => code

/** Signs of addresses, markup and further lines: a name that has them is an advertisement that our e-mails would carry. */
const noName = /[<>@/\\:{}[\]|\p{Cc}]/u

/** A required line of text. */
export const requiredText = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, fault('required')), z.maxLength(longest, fault('tooLong')))

/** A text that may stay empty. */
export const optionalText = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, fault('tooLong')))

/** Name of a person. */
export const personName = () =>
  requiredText(100).check(z.refine((text) => !noName.test(text), fault('invalid')))

/** A required e-mail address. */
export const emailAddress = (wrong: Extract<FaultCode, 'email' | 'contactEmail'> = 'email') =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fault('required')),
      z.maxLength(254, fault('tooLong')),
      z.email(fault(wrong)),
    )

const phoneForm = /^\+?[\d\s().\u00a0\u202f-]{6,30}$/

/** A telephone number by its looks, or nothing; the server knows the rules of the countries. */
export const optionalPhone = () =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || phoneForm.test(text), fault('phone')),
  )

/** A box that has to be ticked. */
export const tickedBox = (code: Extract<FaultCode, 'consent' | 'terms' | 'declaration' | 'confirmation'>) =>
  z.boolean().check(z.refine((isTicked) => isTicked, code))

/** One of the given codes; an empty text is no choice. */
export const oneChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.pipe(
    z.string(),
    z.enum(
      Object.fromEntries(choices.map((choice) => [choice, choice])) as { [Key in Choice]: Key },
      fault('choice'),
    ),
  )
