import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { accented, unaccented } from './schema/columns.ts'

const letters = (text: string) => sql.raw(`'${text}'`)

/**
 * Orders a text by its bytes. A database sorts by the collation that it was made with: `de-Marais` before or after
 * `Demarais`, capitals first or not (P-831).
 */
export const byBytes = (text: SQLWrapper): SQL => sql`${text} collate "C"`

/**
 * Orders a name as people look for it, whatever the database's collation: without case and accents. Names that only
 * differ in those are equal, so that an id has to follow.
 */
export const byName = (name: SQLWrapper): SQL =>
  byBytes(
    sql`lower(translate(replace(replace(${name}, 'œ', 'oe'), 'Œ', 'OE'), ${letters(accented)}, ${letters(unaccented)}))`,
  )
