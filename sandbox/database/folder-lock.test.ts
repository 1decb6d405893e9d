import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

describe('lockFolder', () => {
  let parent: string
  let folder: string

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'folder-lock-'))
    folder = join(parent, 'database')
  })
  afterEach(() => rmSync(parent, { recursive: true, force: true }))

  it('creates the folder, and gives it back when asked', () => {
    const release = lockFolder(folder)
    expect([existsSync(folder), existsSync(`${folder}.lock`)]).toEqual([true, true])
    release()
    expect(existsSync(`${folder}.lock`)).toBe(false)
  })

  it('refuses a folder that a living process holds', () => {
    writeFileSync(`${folder}.lock`, String(process.ppid))
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    expect(() => lockFolder(folder)).toThrow(String(process.ppid))
  })

  it('takes over the lock of a process that died', () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(`${folder}.lock`, String(pid))
    lockFolder(folder)()
    expect(existsSync(`${folder}.lock`)).toBe(false)
  })

  it.each(['', 'not a number', String(process.pid)])('takes over a lock that says %j', (content) => {
    writeFileSync(`${folder}.lock`, content)
    expect(() => lockFolder(folder)).not.toThrow()
  })
})
