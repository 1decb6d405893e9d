import { expect, it } from 'vitest'
import { readSandboxEnv } from '../env.ts'
import { signInPage } from './portal-paths.ts'

const env = readSandboxEnv({})

it.each(['fr', 'en'] as const)('leads who reads %s to sign-in in that language', (language) => {
  const [portal] = env.identity.portalUrls
  expect(signInPage({ env }, 'partner', language)).toBe(
    `${portal}/auth/partner/redirect-to-login?locale=${language}`,
  )
})
