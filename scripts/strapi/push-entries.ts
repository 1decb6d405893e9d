import { z } from 'zod'
import { seededDocumentId } from '../../sandbox/content/entries/document-id.ts'
import { type ContentType, contentTypeOf } from '../../sandbox/content/model/content-types.ts'
import type { SeedData } from '../../sandbox/content/seed/seed-data.ts'
import { expectResponse, type StrapiClient } from './strapi-client.ts'

const entrySchema = z.object({ documentId: z.string() })
const listSchema = z.object({ data: z.array(entrySchema) })
const writtenSchema = z.object({ data: entrySchema })

/** Treatment of entries that already exist. */
export type PushChoices = { readonly overwrites: boolean }

/** Number of versions that were written, and of those that were there already. */
export type Pushed = { readonly written: number; readonly kept: number }

const identifying = ['slug', 'url'] as const

function filterOf({ data }: SeedData): string {
  const name = identifying.find((each) => typeof data[each] === 'string')
  if (name === undefined) throw new Error('an entry of a collection has a slug or a url')
  return `filters[${name}][$eq]=${encodeURIComponent(String(data[name]))}`
}

/** Finds one language of an entry, published or not. */
async function findVersion(client: StrapiClient, { path, isSingle }: ContentType, version: SeedData) {
  const { locale } = version
  const question = `status=draft&locale=${locale}&fields[0]=documentId`
  if (!isSingle) {
    const response = await client.api('GET', `/${path}?${question}&${filterOf(version)}`)
    return expectResponse(listSchema, response, `${path} cannot be read`).data[0]?.documentId
  }
  const response = await client.api('GET', `/${path}?${question}`)
  if (response.status === 404) return undefined
  return expectResponse(writtenSchema, response, `${path} cannot be read`).data.documentId
}

/** Fields that hold relations, wherever they are; `parts` are components with relations. */
const relations: readonly string[] = ['category', 'whiteBooks', 'guide', 'article']

/** Relations name the documents of the seed; Strapi has its own ids. One that was not brought is left out. */
function withOwnIds(data: SeedData['data'], ids: ReadonlyMap<string, string>): SeedData['data'] {
  const idOf = (seeded: unknown) => (typeof seeded === 'string' ? (ids.get(seeded) ?? null) : null)
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (name === 'parts' && Array.isArray(value)) return [name, value.map((part) => withOwnIds(part, ids))]
      if (!relations.includes(name)) return [name, value]
      const own = Array.isArray(value) ? value.flatMap((one) => idOf(one) ?? []) : idOf(value)
      return [name, own]
    }),
  )
}

async function writeVersion(
  client: StrapiClient,
  version: SeedData,
  { documentId, ids }: { readonly documentId: string | undefined; readonly ids: ReadonlyMap<string, string> },
): Promise<string> {
  const { path, isSingle } = contentTypeOf(version.type)
  const isNew = documentId === undefined && !isSingle
  const place = documentId === undefined || isSingle ? `/${path}` : `/${path}/${documentId}`
  const query = `?locale=${version.locale}${version.isDraft ? '&status=draft' : ''}`
  const body = { data: withOwnIds(version.data, ids) }
  const response = await client.api(isNew ? 'POST' : 'PUT', `${place}${query}`, body)
  const what = `${version.type} ${version.key} (${version.locale}) cannot be written`
  return expectResponse(writtenSchema, response, what).data.documentId
}

/**
 * Writes the missing entries, each language in one call, so that an interrupted run leaves complete ones and the next
 * run resumes. Existing entries, which an editor may have changed, are kept unless `overwrites` is set.
 */
export async function pushEntries(
  client: StrapiClient,
  entries: readonly SeedData[],
  { overwrites }: PushChoices,
): Promise<Pushed> {
  const ids = new Map<string, string>()
  let written = 0
  for (const version of entries) {
    const seeded = seededDocumentId(`${version.type} ${version.key}`)
    const found = await findVersion(client, contentTypeOf(version.type), version)
    const documentId = found ?? ids.get(seeded)
    if (found !== undefined && !overwrites) ids.set(seeded, found)
    else {
      ids.set(seeded, await writeVersion(client, version, { documentId, ids }))
      written += 1
    }
  }
  return { written, kept: entries.length - written }
}
