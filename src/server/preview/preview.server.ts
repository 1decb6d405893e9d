import type { ContentApi } from '../content-api/content-api.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { StaffSessions } from '../staff/staff-sessions.server.ts'

/** What a request reads: what is published, or for a member of staff who asked for it, what is being worked on. */
export type ReadContent = { readonly api: ContentApi; readonly isPreview: boolean }

export type PreviewOptions = {
  readonly cookies: Cookies
  readonly staff: Pick<StaffSessions, 'draftToken'>
  readonly published: ContentApi
  readonly draftsOf: (token: string) => ContentApi
}

/**
 * Decides what a request reads. The preview's cookie alone shows nothing: drafts are read by the member of staff's own
 * token, which is checked each time (decisions 12 and 16).
 */
export function createContentReading({ cookies, staff, published, draftsOf }: PreviewOptions) {
  return async (cookieHeader: string | null): Promise<ReadContent> => {
    if (cookies.read(cookieHeader, 'preview') === undefined) return { api: published, isPreview: false }
    const token = await staff.draftToken(cookieHeader)
    if (token === undefined) return { api: published, isPreview: false }
    return { api: draftsOf(token), isPreview: true }
  }
}
