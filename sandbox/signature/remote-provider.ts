import { z } from 'zod'
import { type SignatureProvider, SignatureUnavailableError } from './signature-provider.ts'

/** URL of the provider, and the key that authenticates the sandbox there. */
export type RemoteSettings = { readonly url: string; readonly key: string }

const timeoutMs = 10_000
/** Largest sealed document that is stored. */
const mostSealedBytes = 20_000_000

const startedSchema = z.object({
  reference: z.string().min(1).max(200),
  url: z.url({ protocol: /^https?$/ }),
  expires_at: z.iso.datetime(),
})

const stateSchema = z.object({
  state: z.enum(['waiting', 'signed', 'expired', 'declined']),
  signed_at: z.iso.datetime().nullable(),
})

/** Talks to a provider of signatures over the interface of docs/operations.md. */
export function createRemoteProvider({ key, url }: RemoteSettings): SignatureProvider {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    try {
      const response = await fetch(`${url}${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${key}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return response
      throw new SignatureUnavailableError(`The provider of signatures answered ${response.status}`)
    } catch (error) {
      if (error instanceof SignatureUnavailableError) throw error
      throw new SignatureUnavailableError('The provider of signatures cannot be reached', { cause: error })
    }
  }
  const readDocument = async (path: string): Promise<Uint8Array> => {
    const response = await call(path)
    const bytes = await response.arrayBuffer().catch((cause: unknown) => {
      throw new SignatureUnavailableError('The sealed document did not arrive', { cause })
    })
    const sealed = new Uint8Array(bytes)
    if (sealed.byteLength <= mostSealedBytes && Buffer.from(sealed.subarray(0, 5)).toString() === '%PDF-')
      return sealed
    throw new SignatureUnavailableError('The provider of signatures answered no sealed document')
  }
  const read = async <Reply>(schema: z.ZodType<Reply>, response: Response): Promise<Reply> => {
    const body: unknown = await response.json().catch(() => undefined)
    const parsed = schema.safeParse(body)
    if (parsed.success) return parsed.data
    throw new SignatureUnavailableError('The provider of signatures answered something else')
  }
  return {
    async start({ document, key: idempotencyKey, sha256, signer, subject }) {
      const body = { subject, sha256, signer, document: Buffer.from(document).toString('base64') }
      const response = await call('/signatures', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      })
      const started = await read(startedSchema, response)
      const { expires_at: expiresAt, reference, url: page } = started
      return { reference, method: 'redirect', url: page, expiresAt: new Date(expiresAt) }
    },
    async confirm(reference) {
      const path = `/signatures/${encodeURIComponent(reference)}`
      const { signed_at: signedAt, state } = await read(stateSchema, await call(path))
      if (state === 'waiting') return { kind: 'waiting' }
      if (state !== 'signed' || signedAt === null) return { kind: 'expired' }
      return { kind: 'signed', signedAt: new Date(signedAt), sealed: await readDocument(`${path}/document`) }
    },
  }
}
