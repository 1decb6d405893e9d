import { createStaffCaseCalls } from '../backends/product-api/staff-case-calls.server.ts'
import { preferredLocale } from '../http/preferred-locale.server.ts'
import { answerCase, decideCase, sendCaseFile } from '../staff/review-case.server.ts'
import { createStaffForms } from '../staff/staff-forms.server.ts'
import { limits, staff } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { staffCalls } from './desk.server.ts'

/** Handlers of the staff's forms. */
export const staffForms = createStaffForms({ staff, limits })

/** The product API's calls by which staff review cases. */
export const staffCaseCalls = createStaffCaseCalls(productHttp)

const deps = { calls: staffCaseCalls }

/** The action of the form by which staff decide a case. */
export const actOnCase = staffCalls.act((call: Parameters<typeof decideCase>[0]) => decideCase(call, deps))

/** The action of the form by which staff write to the team of a case. */
export const actOnMessage = staffCalls.act((call: Parameters<typeof answerCase>[0]) => answerCase(call, deps))

const fileFor = (read: 'readFile' | 'readSealed') => async (request: Request, id: string) =>
  sendCaseFile(id, {
    read: staffCaseCalls[read],
    token: await staffCalls.tokenOf(request),
    locale: preferredLocale(request),
  })

/** Sends a document of a case to staff. */
export const sendFileToStaff = fileFor('readFile')

/** Sends the sealed document of a case to staff. */
export const sendSealedToStaff = fileFor('readSealed')
