import { type FormPage, formPages } from './form-pages.ts'

/** Each page in one of its languages, by turns, for tests in a browser; HTTP tests take the other. */
const byTurns = formPages.filter((_, index) => [1, 2].includes(index % 4))

/** Pages with forms that no form has to be sent before. */
export const firstFormPages = byTurns.filter(({ before }) => before === undefined)

/** Pages with forms behind other forms. */
export const laterFormPages = byTurns.filter(({ before }) => before !== undefined)

/** True of a form that values put into its fields by a test do not get past the browser's own checks: it is not sent. */
export const isCheckedByBrowser = ({ forms }: FormPage): boolean => forms.includes('staff-mandate')
