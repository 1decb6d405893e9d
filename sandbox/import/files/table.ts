/** A row as it is in the file; `line` counts from 1. Cells are trimmed. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] }

/** A sheet as it is in a file, before its header is understood. `name` is that of the file or sheet, without ending. */
export type Table = { readonly file: string; readonly name: string; readonly rows: readonly TableRow[] }

const blank = /^[\s\u00a0\u202f\ufeff]+|[\s\u00a0\u202f\ufeff]+$/g

/** A cell without the white space around it. */
export const trimCell = (text: string): string => text.replace(blank, '')
