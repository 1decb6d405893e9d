import { noSuchFile } from '~/server/http/file-response.server.ts'
import { methodNotAllowed } from '~/server/pipeline/call-application.server.ts'

/** The handler of a form that is posted to one address. */
export type FormHandler = (call: { readonly request: Request; readonly params: unknown }) => Promise<Response>

type FormCall = { readonly request: Request; readonly params: { readonly _splat?: string | undefined } }

/**
 * Creates the handler of a folder of forms: each is posted to its own address. Every other address responds with 404 and
 * every other method with 405.
 */
export function formsByAddress(folder: `/api/${string}/`, forms: Readonly<Record<string, FormHandler>>) {
  const handlers = new Map(Object.entries(forms))
  return async ({ request, params }: FormCall): Promise<Response> => {
    const handle = handlers.get(`${folder}${params._splat ?? ''}`.replace(/\/$/, ''))
    if (handle === undefined) return noSuchFile()
    return request.method === 'POST' ? handle({ request, params: {} }) : methodNotAllowed(['POST'])
  }
}
