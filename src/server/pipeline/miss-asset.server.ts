import type { Step } from './incoming.server.ts'

/**
 * Returns 404 for an asset that does not exist; existing files are served before the pipeline. A browser that
 * requests a script of an older build needs no error page, which would cost more to render than the file.
 */
export const missAsset: Step = ({ pathname }) => {
  if (!pathname.startsWith('/assets/')) return undefined
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Not Found', { status: 404, headers })
}
