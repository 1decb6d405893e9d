import { join } from 'node:path'
import type { Picture } from '../../lib/picture.ts'
import { pictureOf } from '../../lib/rich-text/text-reading.ts'
import { type Locale, locales } from '../../routing/addresses/locales.ts'
import { textSettings } from '../backends/public-read.server.ts'
import { contentApi } from '../composition/backends.server.ts'
import { env } from '../composition/env.server.ts'
import { log } from '../process/log.server.ts'
import { readImageRequest } from './image-request.server.ts'
import { respondWithImage } from './image-response.server.ts'
import { createImageSource, transformImage } from './image-source.server.ts'
import { type ImageStore, openImageStore } from './image-store.server.ts'
import { createImages } from './images.server.ts'
import { createPictureWarming } from './warm-pictures.server.ts'

const maximumBytes = 256_000_000

/** Opens the store once, with the first image. */
function openOnce(): () => ImageStore {
  let opened: ImageStore | undefined
  return () => {
    opened ??= openImageStore({ file: join(env.DATA_DIR, 'images.db'), maximumBytes, now: Date.now })
    return opened
  }
}

const images = createImages({
  source: createImageSource({ mediaUrl: env.CONTENT_MEDIA_URL }),
  store: openOnce(),
  transform: transformImage,
  log,
  now: Date.now,
})

/**
 * Handles `GET|HEAD /api/images/{width}/{format}/{path}?v=`: an image of the media library, or a plain text
 * error.
 */
export async function servePicture(
  request: Request,
  parameters: { readonly width: string; readonly format: string; readonly path: string },
): Promise<Response> {
  const asked = readImageRequest(parameters, new URL(request.url).searchParams.get('v'))
  return respondWithImage(request, asked, asked ? await images.read(asked) : { kind: 'absent' })
}

/** The pictures of one language that visitors see first: of the home page, and the covers of the lists' first pages. */
async function firstPicturesIn(locale: Locale): Promise<readonly Picture[]> {
  const [home, ...lists] = await Promise.all([
    contentApi.getHomepage({ locale }),
    contentApi.listGuides({ locale }),
    contentApi.listArticles({ locale }),
    contentApi.listWhiteBooks({ locale }),
  ])
  const covers = lists.flatMap((list) =>
    list.kind === 'ok' ? list.data.entries.map(({ cover }) => cover) : [],
  )
  const hero = home.kind === 'ok' ? home.data.hero?.image : null
  return [hero, ...covers].flatMap((file) => (file && pictureOf(file, textSettings.mediaUrl)) ?? [])
}

const warming = createPictureWarming({
  images,
  find: async () => (await Promise.all(locales.map(firstPicturesIn))).flat(),
  log,
})

const stopped = new AbortController()

/** Makes the first pictures of the site in advance, unless the configuration forbids it; failures are logged. */
export function warmPictures(): void {
  if (!env.WARM_PICTURES) return
  warming
    .warm(stopped.signal)
    .catch((error: unknown) => log.warn({ err: error }, 'pictures not made in advance'))
}

/** Gives up what {@link warmPictures} has not made yet: the process stops. */
export const stopWarming = (): void => stopped.abort()
