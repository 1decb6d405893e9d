import { extname } from 'node:path'
import type { contentMedia } from '../../database/schema/index.ts'
import { coverPlaceholder } from '../uploads/draw-cover.ts'
import { seededDocumentId } from './document-id.ts'

/** A file of the media library. */
export type MediaRow = typeof contentMedia.$inferSelect

/** Serialises a file as the content backend does; the URL is relative to the backend's own. */
export function mediaResponse(row: MediaRow): Readonly<Record<string, unknown>> {
  const ext = extname(row.fileName)
  const instant = row.createdAt.toISOString()
  return {
    id: row.id,
    documentId: row.documentId,
    name: row.name,
    alternativeText: row.alternativeText,
    caption: row.caption,
    focalPoint: null,
    width: row.width,
    height: row.height,
    formats: null,
    hash: seededDocumentId(row.fileName),
    ext,
    mime: row.mime,
    size: row.sizeBytes === null ? null : Math.round(row.sizeBytes / 10) / 100,
    url: `/uploads/${row.fileName}`,
    placeholder: row.recipe.kind === 'cover' ? coverPlaceholder(row.recipe.seed) : null,
    previewUrl: null,
    provider: 'local',
    provider_metadata: null,
    createdAt: instant,
    updatedAt: instant,
    publishedAt: instant,
  }
}
