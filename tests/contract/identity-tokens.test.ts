import { ArcticFetchError, OAuth2RequestError, type OAuth2Tokens } from 'arctic'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRelyingParty, type RelyingParty, responseOf } from '../support/relying-party.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

const leewayMs = 30_000
/** Real time passes during a test as well. */
const marginMs = 15_000

describe.each(testedDatabases())('the identity provider on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let afterMs = 0

  beforeAll(async () => {
    const variables = { SANDBOX_REFRESH_LEEWAY_S: String(leewayMs / 1000) }
    sandbox = await startTestSandbox(serverUrl, variables, () => new Date(Date.now() + afterMs))
  }, 120_000)

  afterAll(() => sandbox.stop())

  const investor = () => createRelyingParty(sandbox.publicUrl, 'investor')
  const partner = () => createRelyingParty(sandbox.publicUrl, 'partner')

  describe('tokens', () => {
    const tokenEndpoint = () => `${sandbox.publicUrl}/identity/oauth/token`
    const refresh = ({ client }: RelyingParty, tokens: OAuth2Tokens) =>
      client.refreshAccessToken(tokenEndpoint(), tokens.refreshToken(), [])

    it('refresh with a new refresh token each time, profile claims included', async () => {
      const party = investor()
      const tokens = await party.signIn('investor@sandbox.example')
      const fresh = await party.client.refreshAccessToken(tokenEndpoint(), tokens.refreshToken(), [])
      expect(fresh.refreshToken()).not.toBe(tokens.refreshToken())
      expect(decodeJwt(fresh.idToken())).toMatchObject({ sub: 'acc-1', email_verified: true })
    })

    it('are given again to a client that lost the response to its refresh, which may then go on', async () => {
      const party = investor()
      const lost = await party.signIn('investor@sandbox.example')
      await refresh(party, lost)
      afterMs += leewayMs - marginMs
      const again = await refresh(party, lost)
      expect((await userInfo(again.accessToken())).status).toBe(200)
      await expect(refresh(party, again)).resolves.toBeDefined()
    })

    it('end with their whole family when a refresh token is used after one that followed it', async () => {
      const party = investor()
      const first = await party.signIn('investor@sandbox.example')
      const second = await refresh(party, first)
      const third = await refresh(party, second)
      await expect(refresh(party, first)).rejects.toThrow(OAuth2RequestError)
      await expect(refresh(party, third)).rejects.toThrow(OAuth2RequestError)
      expect((await userInfo(third.accessToken())).status).toBe(401)
    })

    it('of another sign-in of the same browser take no leeway away', async () => {
      const party = investor()
      const older = await party.signIn('investor@sandbox.example')
      await refresh(party, await refresh(party, older))
      afterMs += 1000
      const newer = await party.exchange(await party.start())
      await refresh(party, newer)
      await expect(refresh(party, newer)).resolves.toBeDefined()
    })

    it('end with their whole family when a refresh token is used twice, and later than a lost answer explains', async () => {
      const party = investor()
      const tokens = await party.signIn('investor@sandbox.example')
      const fresh = await party.client.refreshAccessToken(tokenEndpoint(), tokens.refreshToken(), [])
      // Neither does a use within the leeway prolong it.
      afterMs += leewayMs - marginMs
      await refresh(party, tokens)
      afterMs += marginMs
      const reuse = party.client.refreshAccessToken(tokenEndpoint(), tokens.refreshToken(), [])
      await expect(reuse).rejects.toThrow(OAuth2RequestError)
      const next = party.client.refreshAccessToken(tokenEndpoint(), fresh.refreshToken(), [])
      await expect(next).rejects.toThrow(OAuth2RequestError)
      expect((await userInfo(fresh.accessToken())).status).toBe(401)
    })

    it('end when their code is used twice', async () => {
      const party = investor()
      const page = await party.enter('investor@sandbox.example')
      const tokens = await party.exchange(page)
      await expect(party.exchange(page)).rejects.toThrow(OAuth2RequestError)
      const next = party.client.refreshAccessToken(tokenEndpoint(), tokens.refreshToken(), [])
      await expect(next).rejects.toThrow(OAuth2RequestError)
    })

    it('end when they are revoked', async () => {
      const party = investor()
      const tokens = await party.signIn('investor@sandbox.example')
      await party.client.revokeToken(`${party.issuer}/oauth/revoke`, tokens.refreshToken())
      const next = party.client.refreshAccessToken(tokenEndpoint(), tokens.refreshToken(), [])
      await expect(next).rejects.toThrow(OAuth2RequestError)
    })

    it('are not given for a wrong secret, or for the code of the other client', async () => {
      const party = investor()
      const page = await party.enter('investor@sandbox.example')
      const code = responseOf(page).get('code') ?? ''
      const response = await fetch(tokenEndpoint(), {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${party.clientId}:wrong-secret`)}` },
        body: new URLSearchParams({ grant_type: 'authorization_code', code }),
      })
      expect([response.status, await response.json()]).toMatchObject([401, { error: 'invalid_client' }])
      const other = partner().exchange(page)
      await expect(other).rejects.toThrow(OAuth2RequestError)
      await expect(other).rejects.not.toThrow(ArcticFetchError)
    })

    function userInfo(token: string): Promise<Response> {
      return fetch(`${sandbox.publicUrl}/identity/userinfo`, {
        headers: { authorization: `Bearer ${token}` },
      })
    }

    it('open the user-info endpoint, an ID token does not', async () => {
      const tokens = await investor().signIn('investor@sandbox.example')
      const info = await userInfo(tokens.accessToken())
      expect(await info.json()).toMatchObject({ sub: 'acc-1', email: 'investor@sandbox.example' })
      const refused = await userInfo(tokens.idToken())
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ])
    })
  })
})
