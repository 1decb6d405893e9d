import { expect, it } from 'vitest'
import { readSandboxEnv } from '../env.ts'
import { signInPage } from './portal-paths.ts'

const env = readSandboxEnv({})

it.each([
  ['fr', ''],
  ['en', '?callbackUrl=%2Fen'],
] as const)('leads who reads %s to an entrance of the portal in that language', (language, search) => {
  const [portal] = env.identity.portalUrls
  expect(signInPage({ env }, 'partner', language)).toBe(`${portal}/auth/partner/redirect-to-login${search}`)
})
