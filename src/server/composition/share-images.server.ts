import { join } from 'node:path'
import { once } from '~/lib/once.ts'
import { createGate } from '../images/image-source.server.ts'
import { openImageStore } from '../images/image-store.server.ts'
import type { Card } from '../share-images/draw-card.server.ts'
import { writeFonts } from '../share-images/fonts.server.ts'
import { handleShareImage, readCard, type ShareImagesDeps } from '../share-images/share-images.server.ts'
import { contentApi, productApi } from './backends.server.ts'
import { env } from './env.server.ts'

const maximumBytes = 64_000_000

const fonts = once(() => writeFonts(join(env.DATA_DIR, 'fonts')))

const deps: ShareImagesDeps = {
  read: (asked) => readCard({ productApi, contentApi }, asked),
  // Loaded on demand: four megabytes of compiled code would delay the start.
  render: async (card: Card) =>
    (await import('../share-images/draw-card.server.ts')).renderCard(card, fonts()),
  store: once(() =>
    openImageStore({ file: join(env.DATA_DIR, 'share-images.db'), maximumBytes, now: Date.now }),
  ),
  gate: createGate({ running: 1, waiting: 30 }),
  now: Date.now,
}

/** Handles `GET|HEAD /api/share-images/{locale}/{kind}/{slug}.png`. */
export const serveShareImage = (
  request: Request,
  parameters: { locale: string; kind: string; slug: string },
) => handleShareImage(request, parameters, deps)
