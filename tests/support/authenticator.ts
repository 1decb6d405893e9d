import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** CBOR (RFC 8949) of an authenticator's data: short integers, byte and text strings, and maps. */
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborBytes = (bytes: Uint8Array) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborMap = (...entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])

/** Options of a ceremony that an authenticator reads. */
export type CeremonyOptions = { readonly challenge: string; readonly user?: { readonly id: string } }

/** Deviations from a valid signature. */
type Deviation = {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  readonly isVerified?: boolean
  readonly userHandle?: string
}

/** An authenticator with one passkey. */
export type Authenticator = {
  /** Returns the response to a request to create the passkey, without attestation. */
  create(options: CeremonyOptions, deviation?: Deviation): string
  /** The response to a request to sign with it. */
  get(options: CeremonyOptions, deviation?: Deviation): string
}

const flag = { present: 1, verified: 4, syncable: 8, hasCredential: 64 }

/** Makes an authenticator that signs with a key of its own (ES256), for pages of an origin. */
export function createAuthenticator(origin: string, { isSynced = false } = {}): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let owner = ''
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (flags: number, { counter: told, isVerified = true, rpId }: Deviation) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(told ?? counter)
    const all = flags | (isVerified ? flag.verified : 0) | (isSynced ? flag.syncable : 0) | flag.present
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), Buffer.from([all]), count])
  }
  const cosePublicKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return cborMap(
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
    )
  }
  const responseOf = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })
  return {
    create(options, deviation = {}) {
      owner = options.user?.id ?? ''
      const data = Buffer.concat([
        authenticatorData(flag.hasCredential, deviation),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cosePublicKey(),
      ])
      const attestation = cborMap(
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap()],
        [cborText('authData'), cborBytes(data)],
      )
      const challenge = deviation.challenge ?? options.challenge
      return responseOf({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, deviation.origin ?? origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },
    get(options, deviation = {}) {
      counter += 1
      const challenge = deviation.challenge ?? options.challenge
      const client = clientData('webauthn.get', challenge, deviation.origin ?? origin)
      const data = authenticatorData(0, deviation)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return responseOf({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: deviation.userHandle ?? owner,
      })
    },
  }
}
