type Page = { readonly page: number; readonly pageSize: number }

/**
 * Reads one page of a list whose rows carry the total by `count(*) over ()`. A page past the end has no row to tell it:
 * the total then comes from the first row of all, so that the list does not seem to be empty.
 */
export async function readPage<Row extends { readonly total: number }>(
  { page, pageSize }: Page,
  read: (limit: number, offset: number) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly page: Page & { pageCount: number; total: number } }> {
  const rows = await read(pageSize, (page - 1) * pageSize)
  const [first] = rows.length > 0 || page === 1 ? rows : await read(1, 0)
  const total = first?.total ?? 0
  return { rows, page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } }
}
