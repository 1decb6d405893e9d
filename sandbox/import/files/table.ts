/** A row of the file; `line` counts from 1. Cells are trimmed. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] }

/**
 * A sheet of a file, before its header is interpreted. `name` is that of the file or sheet, without
 * extension.
 */
export type Table = { readonly file: string; readonly name: string; readonly rows: readonly TableRow[] }

const blank = /^[\s\u00a0\u202f\ufeff]+|[\s\u00a0\u202f\ufeff]+$/g

/** Trims the white space around a cell. */
export const trimCell = (text: string): string => text.replace(blank, '')
