import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { holderOf, lockDataDirectory } from './lock.ts'
import { readSecrets } from './secrets.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'folders-'))
})

afterEach(() => rmSync(directory, { recursive: true }))

describe('fingerprint', () => {
  const write = (name: string, text: string) => {
    mkdirSync(join(directory, 'src'), { recursive: true })
    writeFileSync(join(directory, 'src', name), text)
  }

  it('changes with a content, a name or a new file, and not otherwise', () => {
    write('a.ts', 'one')
    const first = fingerprint(directory, ['src'])
    write('a.ts', 'one')
    expect(fingerprint(directory, ['src'])).toBe(first)
    write('a.ts', 'two')
    const changed = fingerprint(directory, ['src'])
    write('b.ts', '')
    expect(new Set([first, changed, fingerprint(directory, ['src'])]).size).toBe(3)
  })

  it('ignores tests and generated files, which change no build, and missing inputs', () => {
    write('a.ts', 'one')
    const first = fingerprint(directory, ['src', 'public'])
    write('a.test.ts', 'test')
    write('tree.gen.ts', 'generated')
    expect(fingerprint(directory, ['src', 'public'])).toBe(first)
  })
})

describe('readSecrets', () => {
  it('generates once, for its owner alone, and lets the environment decide', () => {
    const first = readSecrets(join(directory, 'data'), {})
    expect(readSecrets(join(directory, 'data'), {})).toEqual(first)
    expect(first.SESSION_SECRETS).not.toBe(first.HOOK_SECRET)
    expect(first.SESSION_SECRETS?.length).toBeGreaterThanOrEqual(32)
    expect(statSync(join(directory, 'data/secrets.json')).mode & 0o777).toBe(0o600)
    expect(readSecrets(join(directory, 'data'), { HOOK_SECRET: 'given' }).HOOK_SECRET).toBe('given')
    expect(readSecrets(join(directory, 'data'), { HOOK_SECRET_FILE: '/secrets/hook' })).toEqual({
      SESSION_SECRETS: first.SESSION_SECRETS,
    })
    expect(readFileSync(join(directory, 'data/secrets.json'), 'utf8')).not.toContain('given')
  })
})

describe('the lock of a data folder', () => {
  it('names the living process that has it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(other, 'spawn')
    writeFileSync(join(directory, 'running.lock'), String(other.pid))
    expect(holderOf(directory)).toBe(other.pid)
    expect(() => lockDataDirectory(directory)).toThrow(String(other.pid))
    other.kill('SIGKILL')
    await once(other, 'exit')
    expect(holderOf(directory)).toBeUndefined()
  })

  it('takes over what a crash left behind', () => {
    writeFileSync(join(directory, 'running.lock'), '4194305')
    lockDataDirectory(directory)
    expect(readFileSync(join(directory, 'running.lock'), 'utf8')).toBe(String(process.pid))
  })
})
