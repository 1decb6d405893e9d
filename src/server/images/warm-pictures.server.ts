import { setTimeout as wait } from 'node:timers/promises'
import { offeredWidths, type Picture, pictureFormats } from '../../lib/picture.ts'
import type { Log } from '../process/log.server.ts'
import type { ImageRequest } from './image-request.server.ts'
import type { Images } from './images.server.ts'

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
