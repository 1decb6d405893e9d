import { type Translations, translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { matching, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** What came of a form that its page tells in the form's place. */
export const staffResults = ['sent', 'invalid_link'] as const

export type StaffResult = (typeof staffResults)[number]

/** Search of the pages with a form. */
export const staffFormSearchSchema = searchSchema({ result: oneOf(staffResults) })

/** Search of the page to which the mailed link leads. */
export const newPasswordSearchSchema = searchSchema({
  result: oneOf(staffResults),
  /** From the e-mail; hexadecimal at Strapi, any word elsewhere. */
  code: matching((code) => /^[\w.-]{1,512}$/.test(code)),
})

type TitledPage = 'forgot' | 'renew' | 'signUp' | 'confirm' | 'confirmed' | 'change' | 'landing' | 'unshown'

const titleOf = ({ team_space }: Translations, page: TitledPage) => team_space[page].title()

/** Head of a page of the teams' space; none of them is for search engines. */
export const staffHead = (locale: Locale, page: TitledPage) =>
  pageHead({ title: titleOf(translationsOf(locale), page), noIndex: true })
