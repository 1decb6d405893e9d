import { getRequestHeader, setResponseStatus } from '@tanstack/react-start/server'
import { createDeskCalls } from '../backends/product-api/desk-calls.server.ts'
import { preferredLocale } from '../http/preferred-locale.server.ts'
import { createUserLookUp } from '../session/user-look-up.server.ts'
import type { MandateDeps } from '../staff/mandates.server.ts'
import { handleFile } from '../staff/publish.server.ts'
import { createStaffCalls } from '../staff/staff-calls.server.ts'
import type { ViewDeps } from '../staff/view-as.server.ts'
import { auth, cookies, staff, userCalls } from './auth.server.ts'
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
