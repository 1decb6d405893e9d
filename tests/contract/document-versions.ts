import { libraryDocumentPageSchema } from '../../src/contract/product-api/library.schema.ts'
import { exactly, type Session } from './users-api.ts'

/** The comment in the file of each version of an investor's document, the newest first. */
export async function commentsOfVersions(session: Session, id: string | undefined): Promise<string[]> {
  const read = await session.get(`/auth/investors/documents/${id}`)
  const { versions } = await exactly(libraryDocumentPageSchema, read)
  return Promise.all(
    versions.map(async (version) => {
      const file = await session.get(`/documents/${version.id}/content`)
      return /^% (\w+)$/m.exec(await file.text())?.[1] ?? ''
    }),
  )
}
