import { articleSchema, guideSchema } from '~/contract/content-api/entries.schema.ts'

const instants = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-02-06T08:00:00.000Z' }
const file = { id: 9, documentId: 'file', hash: 'h', ...instants }

/** A French guide of the content backend with an English alternate. */
export const sampleGuide = guideSchema.parse({
  id: 1,
  documentId: 'guide-1',
  ...instants,
  locale: 'fr',
  title: 'Le FCPR',
  slug: 'le-fcpr',
  summary: 'Un résumé.',
  body: [
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'Un chapitre' }] },
    { type: 'paragraph', children: [{ type: 'text', text: 'Un texte.' }] },
  ],
  publishedOn: '2026-03-01',
  reviewedOn: '2026-06-01',
  readingMinutes: 3,
  author: { name: 'Jeanne Martin', position: 'Juriste' },
  category: { documentId: 'type', name: 'Types de fonds', slug: 'type' },
  cover: { ...file, name: 'cover.png', mime: 'image/png', url: '/uploads/cover.png', width: 16, height: 9 },
  relatedFunds: [{ fundId: 'fnd-7' }],
  localizations: [
    {
      id: 2,
      documentId: 'guide-1',
      ...instants,
      locale: 'en',
      slug: 'the-fcpr',
      category: { documentId: 'type', name: 'Types of fund', slug: 'funds-type' },
    },
  ],
})

/** An English video of the content backend without an alternate. */
export const sampleVideo = articleSchema.parse({
  id: 3,
  documentId: 'video-1',
  ...instants,
  locale: 'en',
  title: 'A film',
  slug: 'a-film',
  kind: 'video',
  audience: 'partner',
  category: { documentId: 'video', name: 'Video', slug: 'video' },
  video: {
    durationSeconds: 54,
    source: { ...file, name: 'f.webm', mime: 'video/webm', url: '/uploads/f.webm' },
    captions: { ...file, name: 'f.vtt', mime: 'text/vtt', url: '/uploads/f.vtt' },
  },
})
