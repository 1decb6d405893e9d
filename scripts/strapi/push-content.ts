import { z } from 'zod'
import { type MediaIds, seedDataOf } from '../../sandbox/content/seed/seed-data.ts'
import { readSeedLibrary, type SeedEntry, type SeedLibrary } from '../../sandbox/content/seed/seed-library.ts'
import { listMedia, type NamedMedia } from '../../sandbox/content/seed/seed-media.ts'
import { makeUpload } from '../../sandbox/content/uploads/make-upload.ts'
import { type PushChoices, type Pushed, pushEntries } from './push-entries.ts'
import { expectResponse, type StrapiClient } from './strapi-client.ts'

/** Entries that are pushed without `--all`: one of each kind that a page shows. */
const samples: Readonly<Record<'guides' | 'articles' | 'whiteBooks', readonly string[]>> = {
  guides: ['understanding-an-unlisted-fund', 'capital-calls', 'fcpr'],
  articles: ['rates-and-valuations', 'fraud-warning', 'film-life-of-a-fund'],
  whiteBooks: [],
}

const sampled = (entries: readonly SeedEntry[], keys: readonly string[]) =>
  keys.length === 0 ? entries.slice(0, 1) : entries.filter(({ key }) => keys.includes(key))

function chosen(library: SeedLibrary, takesAll: boolean): SeedLibrary {
  if (takesAll) return library
  return {
    ...library,
    guides: sampled(library.guides, samples.guides),
    articles: sampled(library.articles, samples.articles),
    whiteBooks: sampled(library.whiteBooks, samples.whiteBooks),
  }
}

const fileSchema = z.object({ id: z.int() })

/** Returns the file name of a medium. Each language has its own file, with an alternative text in that language. */
function fileNameOf({ name, row }: NamedMedia): string {
  return `${name.replaceAll(' ', '-')}${/\.\w+$/.exec(row.fileName)?.[0] ?? ''}`
}

async function findFile(client: StrapiClient, name: string): Promise<number | undefined> {
  const response = await client.api('GET', `/upload/files?filters[name][$eq]=${encodeURIComponent(name)}`)
  return expectResponse(z.array(fileSchema), response, 'The media library cannot be read')[0]?.id
}

async function sendFile(
  client: StrapiClient,
  media: NamedMedia,
  seedDir: string,
): Promise<number | undefined> {
  const name = fileNameOf(media)
  const { recipe, mime, alternativeText = null } = media.row
  const content = new Uint8Array(await makeUpload(recipe, seedDir))
  const response = await client.upload({ name, mime: mime.replace(/;.*$/, ''), alternativeText, content })
  return expectResponse(z.array(fileSchema), response, `${name} cannot be uploaded`)[0]?.id
}

type Uploaded = { readonly ids: MediaIds; readonly sent: number }

async function pushMedia(client: StrapiClient, library: SeedLibrary, seedDir: string): Promise<Uploaded> {
  const ids = new Map<string, number>()
  let sent = 0
  for (const media of listMedia(library)) {
    const found = await findFile(client, fileNameOf(media))
    if (found === undefined) sent += 1
    const id = found ?? (await sendFile(client, media, seedDir))
    if (id !== undefined) ids.set(media.name, id)
  }
  return { ids, sent }
}

/** Options of the transfer: all texts instead of samples, and the treatment of existing entries. */
export type ContentChoices = PushChoices & { readonly takesAll: boolean; readonly seedDir: string }

/** Brings menus, footer, pages and samples in both languages, with their files. */
export async function pushContent(
  client: StrapiClient,
  { takesAll, seedDir, overwrites }: ContentChoices,
): Promise<Pushed & { readonly files: number }> {
  const library = chosen(readSeedLibrary(seedDir), takesAll)
  const { ids, sent } = await pushMedia(client, library, seedDir)
  const pushed = await pushEntries(client, seedDataOf(library, seedDir, ids), { overwrites })
  return { ...pushed, files: sent }
}
