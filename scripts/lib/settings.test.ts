import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('readSettings', () => {
  it('lets every address of the sandbox follow its port, so that two copies run side by side', () => {
    const { variables, portal, sandbox } = readSettings({ PORT: '3100', SANDBOX_PORT: '4100' })
    expect(portal.url).toBe('http://localhost:3100')
    expect(sandbox.url).toBe('http://localhost:4100')
    expect(variables).toMatchObject({
      PUBLIC_URL: 'http://localhost:3100',
      PRODUCT_API_URL: 'http://localhost:4100/product',
      CONTENT_API_URL: 'http://localhost:4100/content',
      IDENTITY_ISSUER: 'http://localhost:4100/identity',
      BACK_OFFICE_URL: 'http://localhost:4100/back-office',
    })
  })

  it('sends browsers to the address that the sandbox calls its own, and asks it on this machine', () => {
    const { sandbox, variables, embeddedSystems } = readSettings({
      SANDBOX_PORT: '4100',
      SANDBOX_PUBLIC_URL: 'http://127.0.0.1:4100/',
    })
    expect([sandbox.url, sandbox.localUrl]).toEqual(['http://127.0.0.1:4100', 'http://localhost:4100'])
    expect(variables).toMatchObject({
      PRODUCT_API_URL: 'http://localhost:4100/product',
      CONTENT_API_URL: 'http://localhost:4100/content',
      IDENTITY_ISSUER: 'http://127.0.0.1:4100/identity',
      IDENTITY_CUSTOM_ISSUER: 'http://127.0.0.1:4100/identity',
      CONTENT_ADMIN_URL: 'http://127.0.0.1:4100/content/admin',
      BACK_OFFICE_URL: 'http://127.0.0.1:4100/back-office',
    })
    expect(embeddedSystems).toHaveLength(3)
  })

  it('needs the sandbox for the systems that have no other address, and for those alone', () => {
    expect(readSettings({}).embeddedSystems).toHaveLength(3)
    const one = readSettings({ PRODUCT_API_URL: 'https://products.example/api' })
    expect(one.embeddedSystems).toEqual(['content backend', 'identity provider'])
    const none = readSettings({
      PRODUCT_API_URL: 'https://products.example/api',
      CONTENT_API_URL: 'https://content.example',
      IDENTITY_ISSUER: 'https://identity.example/',
    })
    expect(none.embeddedSystems).toEqual([])
  })

  it('fills in nothing for a portal that others can reach', () => {
    const { isLocal, variables } = readSettings({ PUBLIC_URL: 'https://portal.example' })
    expect(isLocal).toBe(false)
    expect(variables.PRODUCT_API_URL).toBeUndefined()
    expect(variables.IDENTITY_ISSUER).toBeUndefined()
  })

  it('takes an empty value for one that is not set', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: ' ' }).portal.url).toBe('http://localhost:3000')
  })

  it.each(['abc', '0', '65536', '3000.5'])('names the variable whose port is %s', (port) => {
    expect(() => readSettings({ SANDBOX_PORT: port })).toThrow(/SANDBOX_PORT/)
  })

  it('refuses a port that browsers do not open', () => {
    expect(() => readSettings({ SANDBOX_PORT: '4190' })).toThrow(/^SANDBOX_PORT must be another port/)
    expect(() => readSettings({ PORT: '6000' })).toThrow(/^PORT must be another port/)
  })

  it('asks a portal that listens on one address of the machine there', () => {
    expect(readSettings({ HOST: '192.0.2.7' }).portal.localUrl).toBe('http://192.0.2.7:3000')
    expect(readSettings({ HOST: '0.0.0.0' }).portal.localUrl).toBe('http://localhost:3000')
  })
})
