import { z } from 'zod'

/** Tags of what changed, or everything. */
export type PurgedTags = readonly string[] | 'all'

/** Distributes purges to all caches of a process. */
export type Purges = {
  /** Purges the tags from all caches, in the order of their registration. */
  purge(tags: PurgedTags): void
  /** Registers a cache. Response caches are registered before the pages that are built from them. */
  onPurge(forget: (tags: PurgedTags) => void): void
}

/** Creates the registry of caches. */
export function createPurges(): Purges {
  const keepers: ((tags: PurgedTags) => void)[] = []
  return {
    purge: (tags) => {
      for (const forget of keepers) forget(tags)
    },
    onPurge: (forget) => {
      keepers.push(forget)
    },
  }
}

/** Sends purges between the portal's processes. */
export type PurgeChannel = {
  /** Notifies the other processes. */
  publish(tags: PurgedTags): Promise<void>
  /** Calls `receive` with purges of other processes, and with `all` when some may have been missed. */
  listen(receive: (tags: PurgedTags) => void): Promise<void>
  close(): Promise<void>
}

const tagsSchema = z.union([z.literal('all'), z.array(z.string())])

/** Reads the tags of another process; what cannot be read, such as those of another build, may mean everything. */
export const readTags = (tags: unknown): PurgedTags => tagsSchema.safeParse(tags).data ?? 'all'

/** Parses JSON of another process; undefined when it is none. */
export function parseJsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const manyOfAKind = /^(entry|media|fund):/

/** Returns the kind of a tag that names one of many, `entry`, `media` or `fund`; undefined for a tag of other form. */
export const kindOfTag = (tag: string): string | undefined => manyOfAKind.exec(tag)?.[1]

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
 * the form of Cloudflare, and as a header, which a cache like Varnish reads. Kinds are named too: pages with very many
 * tags have them alone.
 *
 * @throws {Error} when the CDN does not confirm it
 */
export async function purgeCdn(settings: CdnSettings, tags: PurgedTags): Promise<void> {
  if (tags === 'all') return send(settings, undefined)
  const kinds = tags.flatMap((tag) => kindOfTag(tag) ?? [])
  for (const slice of slicesOf([...new Set([...tags, ...kinds])])) await send(settings, slice)
}
