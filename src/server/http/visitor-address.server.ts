import ipaddr from 'ipaddr.js'

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Reads an address; an IPv4 address inside IPv6 (`::ffff:192.0.2.1`) is the IPv4 address. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // The library also reads numbers and octal parts as IPv4, which no proxy writes.
  if (!text.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(text)) return undefined
  return ipaddr.isValid(text) ? ipaddr.process(text) : undefined
}

function parseNetwork(text: string): Network | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  const address = parseAddress(text)
  return address && [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Whether a text is an address or a network such as `10.0.0.0/8`. */
export const isNetwork = (text: string): boolean => parseNetwork(text) !== undefined

/** Says whether an address is that of a proxy whose word is believed. */
export type TrustedProxies = (address: string) => boolean

/**
 * The proxies of a configuration: addresses and networks. An empty list trusts nobody.
 * @throws when an item is neither.
 */
export function createTrustedProxies(items: readonly string[]): TrustedProxies {
  const networks = items.map((item) => {
    const network = parseNetwork(item)
    if (network === undefined) throw new Error('a trusted proxy is neither an address nor a network')
    return network
  })
  return (text) => {
    const address = parseAddress(text)
    if (address === undefined) return false
    return networks.some(([range, bits]) => address.kind() === range.kind() && address.match(range, bits))
  }
}

const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/
const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/

/** One entry of the header: an address, perhaps with brackets or a port; undefined for anything else. */
function readHop(entry: string): string | undefined {
  const text = entry.trim()
  const bare = bracketed.exec(text)?.[1] ?? withPort.exec(text)?.[1] ?? text
  return parseAddress(bare)?.toString()
}

/** Where a request came from: the connection's other end, and what the proxies wrote on the way. */
export type RequestPath = { readonly peer: string | undefined; readonly forwardedFor: string | null }

/**
 * The visitor's address. Each proxy appends the address that it was asked from to `X-Forwarded-For`, so the header is
 * read from right to left for as long as the address before it is a trusted proxy's (P-209): whatever a visitor
 * writes into the header themselves stands further left and is never reached. What no proxy would write ends the
 * reading, and the proxy that passed it on counts as the visitor.
 * @returns undefined only when the connection itself has no address.
 */
export function visitorAddress(
  { peer, forwardedFor }: RequestPath,
  isTrusted: TrustedProxies,
): string | undefined {
  let current = peer === undefined ? undefined : parseAddress(peer)?.toString()
  const hops = forwardedFor === null ? [] : forwardedFor.split(',')
  for (const entry of hops.toReversed()) {
    if (current === undefined || !isTrusted(current)) break
    const hop = readHop(entry)
    if (hop === undefined) break
    current = hop
  }
  return current
}

const networkGroups = 4

/**
 * What limits count by: an IPv4 address, or the 64-bit network of an IPv6 address, of which one visitor has all.
 */
export function addressGroup(address: string | undefined): string {
  const parsed = address === undefined ? undefined : parseAddress(address)
  if (parsed === undefined) return 'unknown'
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, networkGroups).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
