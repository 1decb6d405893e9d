import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { offeredWidths, type Picture, pictureFormats } from '../../lib/picture.ts'
import { pictureOf } from '../../lib/rich-text/text-reading.ts'
import { type Locale, locales } from '../../routing/addresses/locales.ts'
import { textSettings } from '../backends/site-content.server.ts'
import { contentApi } from '../composition/backends.server.ts'
import { env } from '../composition/env.server.ts'
import { type Log, log } from '../process/log.server.ts'
import { type ImageRequest, readImageRequest } from './image-request.server.ts'
import { respondWithImage } from './image-response.server.ts'
import { createImageSource, transformImage } from './image-source.server.ts'
import { type ImageStore, openImageStore } from './image-store.server.ts'
import { createImages, type Images } from './images.server.ts'

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

/** The widest file that a list or the picture beside a heading asks for, on a screen of two pixels a point. */
const widest = 960

/** Settings of {@link createPictureWarming}. */
export type PictureWarmingOptions = {
  readonly images: Images
  /** Returns the covers of lists and the pictures beside headings, the most seen first. It never throws. */
  readonly find: () => Promise<readonly Picture[]>
  readonly log: Pick<Log, 'info'>
  /** Most pictures that are made in advance. */
  readonly most?: number
  /** Rest before the first file and after each one, in milliseconds: visitors come first. */
  readonly restMs?: number
}

/** Makes files of pictures before visitors ask for them. */
export type PictureWarming = {
  /** Makes what is missing, until the signal; a call while one is at work has it begin again at its end. */
  readonly warm: (stopping: AbortSignal) => Promise<void>
}

/** The files of a picture that pages ask for, in the formats of today's browsers. */
function filesOf({ path, version, width }: Picture): readonly ImageRequest[] {
  const widths = offeredWidths({ width }).filter((offered) => offered <= widest)
  return pictureFormats.flatMap((format) =>
    widths.map((offered) => ({ path, version, format, width: offered })),
  )
}

/**
 * Creates the making of pictures in advance (P-749): one file at a time with a rest after each, so that a visitor's
 * picture waits for one file at most.
 */
export function createPictureWarming(options: PictureWarmingOptions): PictureWarming {
  const { find, images, log, most = 40, restMs = 50 } = options
  let isAtWork = false
  let isAskedAgain = false

  async function makeFiles(stopping: AbortSignal): Promise<number> {
    await wait(restMs, undefined, { signal: stopping })
    const pictures = new Map((await find()).map((picture) => [picture.path, picture]))
    const files = [...pictures.values()].slice(0, most).flatMap(filesOf)
    for (const file of files) {
      await images.read(file)
      await wait(restMs, undefined, { signal: stopping })
    }
    return files.length
  }

  return {
    async warm(stopping) {
      isAskedAgain = true
      if (isAtWork) return
      isAtWork = true
      try {
        while (isAskedAgain) {
          isAskedAgain = false
          log.info({ files: await makeFiles(stopping) }, 'pictures made in advance')
        }
      } catch (error) {
        if (!stopping.aborted) throw error
      } finally {
        isAtWork = false
      }
    },
  }
}
