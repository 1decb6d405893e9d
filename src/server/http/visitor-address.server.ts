import ipaddr from 'ipaddr.js'

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Parses an IP address; an IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) becomes the IPv4 address. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // The library also accepts numbers and octal parts as IPv4, which no proxy writes.
  if (!text.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(text)) return undefined
  return ipaddr.isValid(text) ? ipaddr.process(text) : undefined
}

function parseNetwork(text: string): Network | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  const address = parseAddress(text)
  return address && [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Reports whether a text is an IP address or a network such as `10.0.0.0/8`. */
export const isNetwork = (text: string): boolean => parseNetwork(text) !== undefined

/** Predicate that reports whether an address belongs to a trusted proxy. */
export type TrustedProxies = (address: string) => boolean

/**
 * Creates the predicate for the configured proxies, given as addresses and networks. An empty list trusts
 * none.
 * @throws when an item is neither an address nor a network
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

/**
 * Parses one entry of the header: an address, with optional brackets or port; undefined for anything else.
 */
function readHop(entry: string): string | undefined {
  const text = entry.trim()
  const bare = bracketed.exec(text)?.[1] ?? withPort.exec(text)?.[1] ?? text
  return parseAddress(bare)?.toString()
}

/** The address of the connection's peer, and the `X-Forwarded-For` header. */
export type RequestPath = { readonly peer: string | undefined; readonly forwardedFor: string | null }

/**
 * Returns the visitor's address. Each proxy appends its peer's address to `X-Forwarded-For`, so that the
 * header is read from right to left while the address before it is a trusted proxy's (P-209). Entries that a
 * visitor forges are further left and are never reached. An invalid entry ends the reading, and the proxy
 * that sent it counts as the visitor.
 * @returns undefined only when the connection itself has no address
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
 * Returns the key by which limits count: an IPv4 address, or the /64 network of an IPv6 address, which
 * belongs to one visitor.
 */
export function addressGroup(address: string | undefined): string {
  const parsed = address === undefined ? undefined : parseAddress(address)
  if (parsed === undefined) return 'unknown'
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, networkGroups).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
