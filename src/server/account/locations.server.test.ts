import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownPlaces, writePlaceDatabase } from '../testing/place-database.ts'
import { type Locations, openLocations } from './locations.server.ts'

const quiet = { error: () => undefined }

describe('the places of a database in MaxMind’s format', () => {
  let folder: string
  let locations: Locations

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'places-'))
    const file = join(folder, 'places.mmdb')
    writeFileSync(file, writePlaceDatabase(knownPlaces))
    locations = await openLocations(file, quiet)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each([
    ['192.0.2.18', 'Genève, Suisse', 'Geneva, Switzerland'],
    ['192.0.2.255', 'Genève, Suisse', 'Geneva, Switzerland'],
    ['198.51.100.73', 'France', 'France'],
    ['198.51.100.1', null, null],
    ['203.0.113.9', null, null],
    ['2001:db8::1', null, null],
    ['127.0.0.1', null, null],
    ['', null, null],
    ['no address', null, null],
  ])('of %s are %s and %s', (address, french, english) => {
    expect([locations.locate(address, 'fr'), locations.locate(address, 'en')]).toEqual([french, english])
  })

  it('are unknown without a database, and with one that cannot be read, which is told', async () => {
    const told: unknown[] = []
    const log = { error: (line: unknown) => void told.push(line) }
    const broken = join(folder, 'broken.mmdb')
    writeFileSync(broken, 'no database')
    for (const file of [undefined, join(folder, 'none.mmdb'), broken])
      expect((await openLocations(file, log)).locate('192.0.2.18', 'fr')).toBeNull()
    expect(told).toHaveLength(2)
  })
})
