import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMaintenanceSwitch } from './maintenance.server.ts'

let folder: string
let file: string
let now = 0

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maintenance-'))
  file = join(folder, 'maintenance')
  now = 0
})

afterEach(() => rmSync(folder, { recursive: true }))

const switchOf = (isOnByDefault: boolean) => createMaintenanceSwitch({ isOnByDefault, file, now: () => now })

describe('the switch of maintenance mode', () => {
  it.each([true, false])('stands where the configuration says (%s) without a file', (isOnByDefault) => {
    expect(switchOf(isOnByDefault)()).toBe(isOnByDefault)
  })

  it.each([
    ['', true],
    ['on', true],
    ['planned until noon', true],
    ['off', false],
    [' OFF\n', false],
  ])('obeys a file that says %j over the configuration', (text, isOn) => {
    writeFileSync(file, text)
    expect(switchOf(!isOn)()).toBe(isOn)
  })

  it('closes the portal when there is a file that cannot be read', () => {
    mkdirSync(file)
    expect(switchOf(false)()).toBe(true)
  })

  // P-055
  it('notices within a second that the file came or went, and looks no more often', () => {
    const isOn = switchOf(false)
    writeFileSync(file, '')
    now = 999
    expect(isOn()).toBe(false)
    now = 1000
    expect(isOn()).toBe(true)
    rmSync(file)
    now = 1999
    expect(isOn()).toBe(true)
    now = 2000
    expect(isOn()).toBe(false)
  })
})
