import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createNetworks } from './networks.ts'

/** IPv4 connections of a socket that listens on both families are written as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Without a connection, as in a test that calls the app itself, all callers are one. */
function callerOf(context: Context): string {
  try {
    return plain(getConnInfo(context).remote.address ?? '')
  } catch {
    return ''
  }
}

/**
 * For whom a call is made: a configured caller names its visitor in `X-Forwarded-For` (one address, which the caller
 * has checked itself); everybody else is their own visitor.
 */
export function createVisitorAddress(trustedCallers: readonly string[]): (context: Context) => string {
  const isTrusted = createNetworks(trustedCallers)
  return (context) => {
    const caller = callerOf(context)
    const named = plain(context.req.header('x-forwarded-for')?.trim() ?? '')
    return isTrusted(caller) && isIP(named) !== 0 ? named : caller
  }
}
