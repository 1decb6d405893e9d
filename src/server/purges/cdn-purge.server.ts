import type { PurgedTags } from './purges.server.ts'

/** Purge URL of a CDN, and the token that authenticates the portal there. */
export type CdnSettings = { readonly url: string; readonly token: string | undefined }

const timeoutMs = 5000
/** Tags of one call: CDNs take few at once, such as 30. */
const tagsAtOnce = 30

function slicesOf(tags: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(tags.length / tagsAtOnce)
  return Array.from({ length: count }, (_, index) => tags.slice(index * tagsAtOnce, (index + 1) * tagsAtOnce))
}

async function send({ token, url }: CdnSettings, tags: readonly string[] | undefined): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cache-tag': tags?.join(',') ?? '*',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(tags === undefined ? { purge_everything: true } : { tags }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The CDN answered a purge with ${response.status}`)
}

/**
 * Tells a CDN in front of the portal which pages are out of date (P-575), by the tags of their `cache-tag`: as JSON in
 * the form of Cloudflare, and as a header, which a cache like Varnish reads.
 *
 * @throws {Error} when the CDN does not confirm it
 */
export async function purgeCdn(settings: CdnSettings, tags: PurgedTags): Promise<void> {
  if (tags === 'all') return send(settings, undefined)
  for (const slice of slicesOf(tags)) await send(settings, slice)
}
