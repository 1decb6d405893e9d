import { describe, expect, it } from 'vitest'
import { readSandboxEnv, SandboxEnvError } from './env.ts'

describe('readSandboxEnv', () => {
  it('has a default for everything', () => {
    expect(readSandboxEnv({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      fundCount: 64,
      demoAllowed: true,
      databaseUrl: undefined,
      smtpUrl: undefined,
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readSandboxEnv({ SANDBOX_PORT: '', DATABASE_URL: '' }).port).toBe(4000)
  })

  it('names every fault in one message', () => {
    const variables = {
      SANDBOX_PORT: 'x',
      SANDBOX_FUNDS: '0',
      DATABASE_URL: 'mysql://a/b',
      LOG_LEVEL: 'loud',
    }
    const read = () => readSandboxEnv(variables)
    expect(read).toThrow(SandboxEnvError)
    for (const name of Object.keys(variables)) expect(read).toThrow(name)
  })

  it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('allows demo accounts on %s', (host) => {
    expect(readSandboxEnv({ SANDBOX_HOST: host }).demoAllowed).toBe(true)
  })

  it.each(['0.0.0.0', '::', '192.168.1.4', 'localhost.example', '127.0.0.1.example'])(
    'refuses demo accounts on %s unless they are asked for',
    (host) => {
      expect(readSandboxEnv({ SANDBOX_HOST: host }).demoAllowed).toBe(false)
      expect(readSandboxEnv({ SANDBOX_HOST: host, SANDBOX_ALLOW_DEMO: '1' }).demoAllowed).toBe(true)
    },
  )
})
