import { BlockList, isIP, SocketAddress } from 'node:net'

const wholeBits = { 4: 32, 6: 128 } as const

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const family = isIP(address)
  return family === 0 ? undefined : family === 4 ? 'ipv4' : 'ipv6'
}

type Network = { readonly address: string; readonly bits: number; readonly family: 'ipv4' | 'ipv6' }

function parseNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...others] = text.split('/')
  const family = familyOf(address)
  if (family === undefined || others.length > 0) return undefined
  const most = wholeBits[family === 'ipv4' ? 4 : 6]
  const bits = prefix === undefined ? most : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
  return bits >= 0 && bits <= most ? { address, bits, family } : undefined
}

/** Reports whether a text is an address or a network such as `10.0.0.0/8`. */
export const isNetwork = (text: string): boolean => parseNetwork(text) !== undefined

/** Creates a test for addresses of the given networks; invalid networks are ignored. */
export function createNetworks(texts: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const { address, bits, family } of texts.flatMap((text) => parseNetwork(text) ?? []))
    list.addSubnet(address, bits, family)
  return (address) => {
    const family = familyOf(address)
    return family !== undefined && list.check(new SocketAddress({ address, family }))
  }
}
