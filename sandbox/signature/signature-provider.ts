/** Request for a client's signature. */
export type SignatureRequest = {
  /** Names this version of this case: asking twice is asking once. */
  readonly key: string
  readonly document: Uint8Array
  /** SHA-256 of the document, in hexadecimal. */
  readonly sha256: string
  readonly signer: { readonly name: string; readonly email: string; readonly language: 'fr' | 'en' }
  /** Name of the case in letters. */
  readonly subject: string
}

/** A signature that was asked for. */
export type StartedSignature = {
  /** Names the signature at the provider. */
  readonly reference: string
  readonly method: 'code' | 'redirect'
  /** Page on which the client signs. */
  readonly url: string | null
  readonly expiresAt: Date
}

/** Makes the document that the signer signed, with a page of evidence. */
export type SealDocument = (evidence: {
  readonly signedAt: Date
  readonly provider: string
}) => Promise<Uint8Array>

/** Result of a confirmation. A signature that was confirmed before is confirmed again, with the same instant. */
export type Confirmation =
  | { readonly kind: 'signed'; readonly signedAt: Date; readonly sealed: Uint8Array }
  | { readonly kind: 'wrong_code' | 'too_many' | 'expired' | 'waiting' }

/** Collects signatures: the embedded provider, or one that is configured. */
export type SignatureProvider = {
  /** @throws {SignatureUnavailableError} when nothing was asked for */
  start(request: SignatureRequest): Promise<StartedSignature>
  /**
   * Confirms a signature.
   * @param code given to the signer, if the method is a code
   * @throws {SignatureUnavailableError} if it cannot be known whether it was signed
   */
  confirm(reference: string, code: string | null, seal: SealDocument): Promise<Confirmation>
}

/** Thrown if the provider is unreachable or its response is invalid. The call changed nothing. */
export class SignatureUnavailableError extends Error {
  override readonly name = 'SignatureUnavailableError'
}
