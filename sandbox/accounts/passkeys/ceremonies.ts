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
import { type ChallengeFor, challengeIn, keepChallenge, useChallenge } from './challenges.ts'
import { readAssertion, readAttestation } from './passkey-responses.ts'
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  mostPasskeys,
  type Passkey,
  recordUse,
} from './stored-passkeys.ts'

type Deps = Pick<SandboxDeps, 'db' | 'now' | 'log' | 'publicUrl'>

const relyingParty = 'Orvanne Gestion'
/** EdDSA, ES256 and RS256 (IANA COSE algorithms). */
const algorithms = [-8, -7, -257]

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
    attestationType: 'none',
    excludeCredentials: descriptors(await listPasskeys(deps.db, account.id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  await keepChallenge(deps, options.challenge, enrolmentOf(account))
  return options
}

/** Verifies a new passkey and stores it; undefined where it is refused. */
export async function finishEnrolment(
  deps: Deps,
  account: Account,
  given: { readonly response: string; readonly name: string },
): Promise<Passkey | undefined> {
  const refuse = (reason: string) => {
    deps.log.warn({ event: 'passkey_refused', account: account.id, reason }, 'new passkey refused')
    return undefined
  }
  const response = readAttestation(given.response)
  const challenge = response && challengeIn(response.response.clientDataJSON)
  if (response === undefined || challenge === undefined) return refuse('malformed')
  if (!(await useChallenge(deps, challenge, enrolmentOf(account)))) return refuse('challenge')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      supportedAlgorithmIDs: algorithms,
      ...expectations(deps),
    })
    if (registrationInfo === undefined) return refuse('attestation')
    if ((await listPasskeys(deps.db, account.id)).length >= mostPasskeys) return refuse('too many')
    const { credential, credentialDeviceType } = registrationInfo
    const passkey: Passkey = {
      id: credential.id,
      accountId: account.id,
      name: given.name,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports,
      isSynced: credentialDeviceType === 'multiDevice',
      createdAt: deps.now(),
      lastUsedAt: null,
    }
    if (!(await addPasskey(deps.db, passkey))) return refuse('stored already')
    deps.log.info({ event: 'passkey_added', account: account.id }, 'passkey added')
    return passkey
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/** Starts a signature: by any passkey of an account, or by whichever the device finds where none is named. */
export async function startSignature(
  deps: Deps,
  ceremony: ChallengeFor,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { accountId } = ceremony
  const options = await generateAuthenticationOptions({
    rpID: new URL(deps.publicUrl).hostname,
    userVerification: 'required',
    ...(accountId === null ? {} : { allowCredentials: descriptors(await listPasskeys(deps.db, accountId)) }),
  })
  await keepChallenge(deps, options.challenge, ceremony)
  return options
}

/** Result of a signature: accepted, or refused with the account of the passkey, if known. */
export type SignatureOutcome =
  | { readonly kind: 'accepted'; readonly account: Account; readonly passkey: Passkey }
  | { readonly kind: 'refused'; readonly account?: Account | undefined }

type Assertion = NonNullable<ReturnType<typeof readAssertion>>

/** Verifies a signature with its stored key, and stores the use; the reason where it is refused. */
async function faultOf(
  deps: Deps,
  passkey: Passkey,
  { response, challenge }: { readonly response: Assertion; readonly challenge: string },
): Promise<string | undefined> {
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
    if (!verified) return 'signature'
    const use = { counter: authenticationInfo.newCounter, usedAt: deps.now() }
    return (await recordUse(deps.db, passkey, use)) ? undefined : 'counter'
  } catch (error) {
    // The library throws for each expectation that is not met, such as a counter that goes back.
    return error instanceof Error ? error.message : String(error)
  }
}

/** Verifies a signature of the ceremony's challenge, which is valid once, and finds the account of its passkey. */
export async function finishSignature(
  deps: Deps,
  ceremony: ChallengeFor,
  given: string,
): Promise<SignatureOutcome> {
  const refuse = (reason: string, account?: Account): SignatureOutcome => {
    deps.log.warn({ event: 'passkey_refused', account: account?.id, reason }, 'passkey refused')
    return { kind: 'refused', account }
  }
  const response = readAssertion(given)
  const challenge = response && challengeIn(response.response.clientDataJSON)
  if (response === undefined || challenge === undefined) return refuse('malformed')
  if (!(await useChallenge(deps, challenge, ceremony))) return refuse('challenge')
  const passkey = await findPasskey(deps.db, response.id)
  const account = passkey && (await findAccount(deps.db, passkey.accountId))
  if (passkey === undefined || account === undefined) return refuse('unknown')
  if (ceremony.accountId !== null && ceremony.accountId !== account.id) return refuse('other account')
  const fault = await faultOf(deps, passkey, { response, challenge })
  if (fault !== undefined) return refuse(fault, account)
  deps.log.info({ event: 'passkey_used', account: account.id, for: ceremony.purpose }, 'passkey used')
  return { kind: 'accepted', account, passkey }
}
