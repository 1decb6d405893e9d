import { createHmac, timingSafeEqual } from 'node:crypto'

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Digests of equal length, so that the comparison tells nothing of the secret's own. */
function isSameText(a: string, b: string, secret: string): boolean {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest()
  return isSame(digest(a), digest(b))
}

const hexDigest = /^(?:sha256=)?([0-9a-f]{64})$/i

/** The signature of a body: HMAC-SHA256 under the secret, in hexadecimal. */
export function hookSignature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/**
 * Whether a call comes from who holds the secret: by `x-signature` (the body's HMAC-SHA256 in hexadecimal, with or
 * without `sha256=`), or by `Authorization: Bearer <secret>`, since Strapi can only send fixed headers. A signature
 * that is there decides alone. Replaying a call is harmless: it makes the portal read again what is true.
 */
export function isFromHolder(headers: Headers, body: string, secret: string): boolean {
  const signature = headers.get('x-signature')
  if (signature !== null) {
    const hex = hexDigest.exec(signature.trim())?.[1]
    return (
      hex !== undefined && isSame(Buffer.from(hex, 'hex'), Buffer.from(hookSignature(body, secret), 'hex'))
    )
  }
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return token !== undefined && isSameText(token, secret, secret)
}
