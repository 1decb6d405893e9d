import type { Db } from '../../database/open-database.ts'
import { manager } from '../../seed/manager.ts'
import { findFund } from '../funds/find-fund.ts'
import { type DocumentInput, isDocumentKind } from '../pdf/document-input.ts'
import type { DocumentRow } from './document-views.ts'

/**
 * Collects the input of the document generator, in the document's own language.
 *
 * @throws {Error} for a row whose fund or type does not exist, which the seed never writes
 */
export async function describeDocument(db: Db, row: DocumentRow): Promise<DocumentInput> {
  const language = row.language === 'en' ? 'en' : 'fr'
  const fund = await findFund(db, `fnd-${row.fundId}`, { locale: language, withCmsData: true })
  if (fund === undefined || !isDocumentKind(row.type)) throw new Error(`Document ${row.id} cannot be made`)
  return {
    document: {
      title: row.title[language],
      kind: row.type,
      publishedOn: row.publishedOn,
      asOf: row.periodEnd ?? row.publishedOn,
      language,
    },
    fund,
    manager: manager[language],
  }
}
