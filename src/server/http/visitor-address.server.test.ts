import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressGroup, createTrustedProxies, isNetwork, visitorAddress } from './visitor-address.server.ts'

const proxies = createTrustedProxies(['10.0.0.0/8', '2001:db8:1::/48', '192.0.2.7'])
const nobody = createTrustedProxies([])
const address = fc.oneof(
  fc.ipV4(),
  fc.ipV6().filter((text) => !text.includes('.')),
)
const trusted = fc.ipV4().map((text) => text.replace(/^\d+/, '10'))
const stranger = fc.ipV4().filter((text) => !proxies(text))

// P-209
describe('the address of a visitor', () => {
  it('is that of the connection when no proxy is configured, whatever the header says', () => {
    const path = { peer: '203.0.113.9', forwardedFor: '198.51.100.1' }
    expect(visitorAddress(path, nobody)).toBe('203.0.113.9')
  })

  it.each([
    ['198.51.100.1', '198.51.100.1'],
    ['evil, 198.51.100.1, 10.1.1.1', '198.51.100.1'],
    ['1.1.1.1, 198.51.100.1, 192.0.2.7 ,10.1.1.1', '198.51.100.1'],
    ['[2001:db8:9::1]:4711', '2001:db8:9::1'],
    ['198.51.100.1:80, 2001:db8:1::5', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['10.3.3.3, 10.2.2.2', '10.3.3.3'],
    ['', '10.0.0.1'],
    ['unknown', '10.0.0.1'],
    ['198.51.100.1, 0x7f000001', '10.0.0.1'],
    ['198.51.100.1, 017700000001', '10.0.0.1'],
    ['198.51.100.1, _hidden, 10.9.9.9', '10.9.9.9'],
  ])('behind a trusted proxy that was handed %j is %s', (forwardedFor, expected) => {
    expect(visitorAddress({ peer: '10.0.0.1', forwardedFor }, proxies)).toBe(expected)
  })

  it('of a connection over IPv6 with an IPv4 address inside is the IPv4 address', () => {
    expect(visitorAddress({ peer: '::ffff:10.0.0.1', forwardedFor: '198.51.100.1' }, proxies)).toBe(
      '198.51.100.1',
    )
  })

  it('is unknown only where the connection has none', () => {
    expect(visitorAddress({ peer: undefined, forwardedFor: '198.51.100.1' }, proxies)).toBeUndefined()
  })

  it('never comes from what stands left of a stranger, who may have written it', () => {
    fc.assert(
      fc.property(fc.string(), stranger, fc.array(trusted), (forged, visitor, chain) => {
        const forwardedFor = [forged, visitor, ...chain].join(',')
        expect(visitorAddress({ peer: '10.0.0.1', forwardedFor }, proxies)).toBe(visitor)
      }),
    )
  })

  it('is a valid address or undefined for any header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(address).map(String)), (forwardedFor) => {
        const found = visitorAddress({ peer: '10.0.0.1', forwardedFor }, () => true)
        expect(isNetwork(found ?? '')).toBe(true)
      }),
    )
  })
})

describe('the list of trusted proxies', () => {
  it.each(['10.0.0.0/8', '::1', 'fd00::/8', '192.0.2.1'])('takes %s', (text) => {
    expect(isNetwork(text)).toBe(true)
  })

  it.each(['', 'localhost', '10.0.0.0/33', '10', '1.2.3', '*', '0x7f.1'])('refuses %j', (text) => {
    expect(isNetwork(text)).toBe(false)
    expect(() => createTrustedProxies([text])).toThrow()
  })

  it('holds no address of the other family', () => {
    expect(createTrustedProxies(['0.0.0.0/0'])('2001:db8::1')).toBe(false)
  })
})

describe('what limits count by', () => {
  it('is one IPv4 address', () => {
    expect(addressGroup('198.51.100.1')).toBe('198.51.100.1')
  })

  it('is the network of an IPv6 address, since one visitor has all of it', () => {
    expect(addressGroup('2001:db8:9:1::1')).toBe(addressGroup('2001:db8:9:1:ffff:ffff::2'))
    expect(addressGroup('2001:db8:9:1::1')).not.toBe(addressGroup('2001:db8:9:2::1'))
  })

  it('is one group for all of whom nothing is known', () => {
    expect(addressGroup(undefined)).toBe('unknown')
  })
})
