import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createNetworks } from './networks.ts'

/** On a dual-stack socket, IPv4 addresses are written as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Without a connection, as in a test that calls the app itself, all callers share one address. */
function callerOf(context: Context): string {
  try {
    return plain(getConnInfo(context).remote.address ?? '')
  } catch {
    return ''
  }
}

/**
 * Returns the visitor's address of a call: a configured caller forwards it in `X-Forwarded-For` (one
 * address, already checked by the caller); any other caller is its own visitor.
 */
export function createVisitorAddress(trustedCallers: readonly string[]): (context: Context) => string {
  const isTrusted = createNetworks(trustedCallers)
  return (context) => {
    const caller = callerOf(context)
    const named = plain(context.req.header('x-forwarded-for')?.trim() ?? '')
    return isTrusted(caller) && isIP(named) !== 0 ? named : caller
  }
}
