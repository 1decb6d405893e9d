import { type Translations, translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { matching, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** Form results that replace the form on its page. */
export const staffResults = ['sent', 'invalid_link'] as const

export type StaffResult = (typeof staffResults)[number]

/** Search of the form pages. */
export const staffFormSearchSchema = searchSchema({ result: oneOf(staffResults) })

/** Search of the page on which an address is confirmed. */
export const confirmEmailSearchSchema = searchSchema({
  result: oneOf(staffResults),
  /** From the email; hexadecimal at Strapi, any word elsewhere. */
  confirmation: matching((code) => /^[\w.-]{1,512}$/.test(code)),
})

/** Search of the page that the mailed link opens. */
export const newPasswordSearchSchema = searchSchema({
  result: oneOf(staffResults),
  /** Code of the email; hexadecimal in Strapi, any word elsewhere. */
  code: matching((code) => /^[\w.-]{1,512}$/.test(code)),
})

type TitledPage = 'forgot' | 'renew' | 'signUp' | 'confirm' | 'confirmed' | 'change' | 'landing' | 'unshown'

const titleOf = ({ team_space }: Translations, page: TitledPage) => team_space[page].title()

/** Head of a staff page; none of them is indexed. */
export const staffHead = (locale: Locale, page: TitledPage) =>
  pageHead({ title: titleOf(translationsOf(locale), page), noIndex: true })
