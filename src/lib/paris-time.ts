const hourMs = 3_600_000

/** 01:00 UTC of a month's last Sunday, when clocks change throughout the Union (Directive 2000/84/EC). */
function changeAt(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1)
}

/**
 * The calendar day (`YYYY-MM-DD`) and the time (`HH:MM`) of an instant in Paris, where the manager is: the same on
 * servers and in browsers, whatever their time zone. The rule of summer time is the one in force since 1996.
 */
export function parisTime(instantMs: number): { readonly date: string; readonly time: string } {
  const year = new Date(instantMs).getUTCFullYear()
  const isSummer = instantMs >= changeAt(year, 2) && instantMs < changeAt(year, 9)
  const local = new Date(instantMs + (isSummer ? 2 : 1) * hourMs).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}
