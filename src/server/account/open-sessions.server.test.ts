import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDevice } from './open-sessions.server.ts'

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome',
      'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
      'Firefox',
      'macOS',
    ],
    ['', null, null],
    ['  ', null, null],
  ])('%s is known by its browser and system', (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system })
  })

  it('is described whatever the header says', () => {
    fc.assert(fc.property(fc.string(), (text) => void describeDevice(text)))
  })
})
