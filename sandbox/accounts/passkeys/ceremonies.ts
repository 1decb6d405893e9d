import { createHash } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { personName } from '../../../src/lib/person-name.ts'
import type { SandboxDeps } from '../../deps.ts'
import { type Account, findAccount } from '../accounts.ts'
import { lockAccount } from '../lock-account.ts'
import { type ChallengeFor, challengeIn, keepChallenge, useChallenge } from './challenges.ts'
import { codeOfFault } from './passkey-faults.ts'
import { readAssertion, readAttestation } from './passkey-responses.ts'
import { addPasskey, findPasskey, listPasskeys, type Passkey, recordUse } from './stored-passkeys.ts'

type Deps = Pick<SandboxDeps, 'db' | 'now' | 'log' | 'publicUrl'>

const relyingParty = 'Orvanne Gestion'
/** EdDSA, ES256 and RS256 (IANA COSE algorithms). */
const algorithms = [-8, -7, -257]
/** Time to fetch a key or to use a telephone. Each browser has its own limits. */
const timeout = 5 * 60_000

/** Returns the expected origin of signatures: the provider's own URL, regardless of the request. */
function expectations({ publicUrl }: Pick<Deps, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }
}

/** Returns the user handle that authenticators store with a passkey: meaningless by itself, and constant. */
function handleOf(accountId: string): Buffer {
  return createHash('sha256').update(`passkey-owner:${accountId}`).digest()
}

const descriptors = (stored: readonly Passkey[]) =>
  stored.map(({ id, transports }) => ({ id, transports: [...transports] }))

const enrolmentOf = ({ id }: Account): ChallengeFor => ({ purpose: 'enrol', subject: id, accountId: id })

/** Starts the creation of a passkey, which its device must be able to find without an address. */
export async function startEnrolment(
  deps: Deps,
  account: Account,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options = await generateRegistrationOptions({
    rpName: relyingParty,
    rpID: new URL(deps.publicUrl).hostname,
    userName: account.email,
    userDisplayName: personName(account.firstName, account.lastName),
    userID: Uint8Array.from(handleOf(account.id)),
    timeout,
    attestationType: 'none',
    excludeCredentials: descriptors(await listPasskeys(deps.db, account.id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  await keepChallenge(deps, options.challenge, enrolmentOf(account))
  return options
}

type Attestation = NonNullable<ReturnType<typeof readAttestation>>

/** Verifies what a device made; the code of the fault otherwise. */
async function verifiedKey(deps: Deps, response: Attestation, challenge: string) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      supportedAlgorithmIDs: algorithms,
      ...expectations(deps),
    })
    return registrationInfo ?? 'attestation'
  } catch (error) {
    // The library throws for each expectation that is not met.
    return codeOfFault(error)
  }
}

/** A new passkey, or why there is none: its challenge has ended, there are too many, or it was refused. */
export type EnrolmentOutcome = 'added' | 'ended' | 'full' | 'refused'

type NewPasskey = { readonly response: Attestation; readonly challenge: string; readonly name: string }

async function storeVerified(
  deps: Deps,
  account: Account,
  { challenge, name, response }: NewPasskey,
): Promise<string | undefined> {
  return deps.db.transaction(async (db) => {
    await lockAccount(db, account.id)
    if (!(await useChallenge({ ...deps, db }, challenge, enrolmentOf(account)))) return 'challenge'
    const key = await verifiedKey(deps, response, challenge)
    if (typeof key === 'string') return key
    const { credential, credentialDeviceType } = key
    return addPasskey(db, {
      id: credential.id,
      accountId: account.id,
      name,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports,
      isSynced: credentialDeviceType === 'multiDevice',
      createdAt: deps.now(),
      lastUsedAt: null,
    })
  })
}

/** Verifies a new passkey and stores it. One that begins before a new password does not outlive it. */
export async function finishEnrolment(
  deps: Deps,
  account: Account,
  given: { readonly response: string; readonly name: string },
): Promise<EnrolmentOutcome> {
  const response = readAttestation(given.response)
  const challenge = response && challengeIn(response.response.clientDataJSON)
  const fault =
    response === undefined || challenge === undefined
      ? 'malformed'
      : await storeVerified(deps, account, { response, challenge, name: given.name })
  if (fault === undefined) {
    deps.log.info({ event: 'passkey_added', account: account.id }, 'passkey added')
    return 'added'
  }
  deps.log.warn({ event: 'passkey_refused', account: account.id, reason: fault }, 'new passkey refused')
  if (fault === 'challenge') return 'ended'
  return fault === 'full' ? 'full' : 'refused'
}

/** Starts a signature: by any passkey of an account, or by whichever the device finds where none is named. */
export async function startSignature(
  deps: Deps,
  ceremony: ChallengeFor,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { accountId } = ceremony
  const options = await generateAuthenticationOptions({
    rpID: new URL(deps.publicUrl).hostname,
    timeout,
    userVerification: 'required',
    ...(accountId === null ? {} : { allowCredentials: descriptors(await listPasskeys(deps.db, accountId)) }),
  })
  await keepChallenge(deps, options.challenge, ceremony)
  return options
}

/** Result of a signature: accepted, refused with the account of the passkey, if known, or of an ended challenge. */
export type SignatureOutcome =
  | { readonly kind: 'accepted'; readonly account: Account }
  | { readonly kind: 'refused'; readonly account?: Account | undefined }
  | { readonly kind: 'ended' }

type Assertion = NonNullable<ReturnType<typeof readAssertion>>
type Signed = { readonly response: Assertion; readonly challenge: string }

/** Verifies a signature with its stored key; the new counter, or the code of the fault. */
async function verifiedCounter(
  deps: Deps,
  passkey: Passkey,
  { response, challenge }: Signed,
): Promise<number | string> {
  const { userHandle } = response.response
  if (userHandle && userHandle !== handleOf(passkey.accountId).toString('base64url')) return 'owner'
  try {
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      ...expectations(deps),
    })
    return verified ? authenticationInfo.newCounter : 'signature'
  } catch (error) {
    // The library throws for each expectation that is not met, such as a counter that goes back.
    return codeOfFault(error)
  }
}

type Verified = { readonly account: Account } | { readonly reason: string; readonly account?: Account }

/** Consumes the challenge, verifies the signature and stores the use, or none of these where the database fails. */
async function verify(deps: Deps, ceremony: ChallengeFor, signed: Signed): Promise<Verified> {
  return deps.db.transaction(async (db) => {
    if (!(await useChallenge({ ...deps, db }, signed.challenge, ceremony))) return { reason: 'challenge' }
    const passkey = await findPasskey(db, signed.response.id)
    const account = passkey && (await findAccount(db, passkey.accountId))
    if (passkey === undefined || account === undefined) return { reason: 'unknown' }
    if (ceremony.accountId !== null && ceremony.accountId !== account.id) return { reason: 'other account' }
    const counter = await verifiedCounter(deps, passkey, signed)
    if (typeof counter === 'string') return { reason: counter, account }
    const isStored = await recordUse(db, passkey, { counter, usedAt: deps.now() })
    return isStored ? { account } : { reason: 'counter', account }
  })
}

/** Verifies a signature of the ceremony's challenge, which counts once, and finds whose passkey made it. */
export async function finishSignature(
  deps: Deps,
  ceremony: ChallengeFor,
  given: string,
): Promise<SignatureOutcome> {
  const response = readAssertion(given)
  const challenge = response && challengeIn(response.response.clientDataJSON)
  const verified: Verified =
    response === undefined || challenge === undefined
      ? { reason: 'malformed' }
      : await verify(deps, ceremony, { response, challenge })
  const { account } = verified
  if ('reason' in verified) {
    const { reason } = verified
    deps.log.warn({ event: 'passkey_refused', account: account?.id, reason }, 'passkey refused')
    return reason === 'challenge' ? { kind: 'ended' } : { kind: 'refused', account }
  }
  deps.log.info(
    { event: 'passkey_used', account: verified.account.id, for: ceremony.purpose },
    'passkey used',
  )
  return { kind: 'accepted', ...verified }
}
