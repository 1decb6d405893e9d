import { join } from 'node:path'
import { env } from '../composition/env.server.ts'
import { log } from '../process/log.server.ts'
import { readImageRequest } from './image-request.server.ts'
import { respondWithImage } from './image-response.server.ts'
import { createImageSource, transformImage } from './image-source.server.ts'
import { type ImageStore, openImageStore } from './image-store.server.ts'
import { createImages } from './images.server.ts'

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
