import { getRequestHeader, setResponseStatus } from '@tanstack/react-start/server'
import { createStaffCaseCalls } from '../backends/product-api/case-calls.server.ts'
import { createDeskCalls } from '../backends/product-api/desk-calls.server.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { createUserLookUp } from '../session/user-look-up.server.ts'
import type { MandateDeps } from '../staff/mandates.server.ts'
import { handleFile } from '../staff/publish.server.ts'
import { answerCase, decideCase, sendCaseFile } from '../staff/review-case.server.ts'
import { createStaffCalls } from '../staff/staff-calls.server.ts'
import { createStaffForms } from '../staff/staff-forms.server.ts'
import type { ViewDeps } from '../staff/view-as.server.ts'
import { auth, cookies, limits, staff, userCalls } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { drafts } from './forms.server.ts'

/** The product API's calls of the manager's staff. */
export const deskCalls = createDeskCalls(productHttp)

/** Declares server functions and forms of the manager's staff. */
export const staffCalls = createStaffCalls({
  staff,
  cookieHeader: () => getRequestHeader('cookie') ?? null,
  setStatus: setResponseStatus,
})

/** Dependencies of seeing the portal as a user does. */
export const viewDeps: ViewDeps = {
  deskCalls,
  lookUpUser: createUserLookUp(userCalls),
  sessions: auth.sessions,
  cookies,
  now: Date.now,
}

/** Dependencies of recording and ending mandates. */
export const mandateDeps: MandateDeps = { deskCalls, drafts }

/** Answers with the file of a document that staff have entered. */
export const handlePublicationFile = async (request: Request, id: string): Promise<Response> =>
  handleFile(id, { deskCalls, token: await staffCalls.tokenOf(request), locale: preferredLocale(request) })

/** Handlers of the staff's forms. */
export const staffForms = createStaffForms({ staff, limits })

/** The product API's calls by which staff review cases. */
export const staffCaseCalls = createStaffCaseCalls(productHttp)

const caseDeps = { calls: staffCaseCalls }

/** The action of the form by which staff decide a case. */
export const actOnCase = staffCalls.act((call: Parameters<typeof decideCase>[0]) =>
  decideCase(call, caseDeps),
)

/** The action of the form by which staff write to the team of a case. */
export const actOnMessage = staffCalls.act((call: Parameters<typeof answerCase>[0]) =>
  answerCase(call, caseDeps),
)

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
