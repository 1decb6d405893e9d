import type { Step } from './incoming.server.ts'

/**
 * 404 for a file that is not there (the server looked before the pipeline): a browser that asks for a script of an
 * older build wants no page, and rendering one would cost more than the file.
 */
export const missAsset: Step = ({ pathname }) => {
  if (!pathname.startsWith('/assets/')) return undefined
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Not Found', { status: 404, headers })
}
