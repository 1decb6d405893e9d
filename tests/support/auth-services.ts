import type { InvestorUser } from '../../src/contract/product-api/user.schema.ts'
import { type BrowserJar, createBrowserJar } from './browser-jar.ts'
import { type FakeIdentityProvider, startFakeIdentityProvider } from './fake-identity-provider.ts'
import { type FakeUsersApi, sampleInvestor, samplePartner, startFakeUsersApi } from './fake-users-api.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

/** A portal between a fake identity provider and a fake product API. */
export type AuthServices = {
  readonly portal: PortalProcess
  readonly provider: FakeIdentityProvider
  readonly usersApi: FakeUsersApi
  /** Account that signs in by default. */
  readonly sampleInvestor: InvestorUser
  /** Environment of the portal, to start another one beside it. */
  readonly environment: Readonly<Record<string, string>>
  browser(): BrowserJar
  /** Ends all faults and restores the sample users. */
  reset(): void
  stop(): Promise<void>
}

/** Starts all three; `environment` is passed to the portal. */
export async function startAuthServices(
  environment: Readonly<Record<string, string>> = {},
): Promise<AuthServices> {
  const [provider, usersApi] = await Promise.all([startFakeIdentityProvider(), startFakeUsersApi()])
  const whole = {
    PRODUCT_API_URL: usersApi.url,
    IDENTITY_ISSUER: provider.url,
    IDENTITY_CUSTOM_ISSUER: provider.url,
    SESSION_SECRETS: 'a secret of the tests with thirty-two characters or more',
    ...environment,
  }
  const portal = await startPortal(whole)
  const reset = () => {
    provider.faults = {}
    provider.account = { subject: 'investor-1', role: 'investor', emailVerified: true }
    usersApi.behaviour = 'healthy'
    usersApi.broken.clear()
    usersApi.refusal = undefined
    usersApi.users.clear()
    usersApi.accounts.clear()
    usersApi.users.set('investor-1', sampleInvestor())
    usersApi.users.set('partner-1', samplePartner('partner-1'))
  }
  reset()
  return {
    portal,
    provider,
    usersApi,
    sampleInvestor: sampleInvestor(),
    environment: whole,
    browser: () => createBrowserJar(portal),
    reset,
    stop: async () => {
      await portal.stop()
      await Promise.all([provider.stop(), usersApi.stop()])
    },
  }
}
