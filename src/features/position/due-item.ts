import type { Translations } from '~/lib/translations.ts'
import type { DueView } from './position.schema.ts'

type DueWords = Translations['position']['due']

/** What tells a due item from the others of its list. */
export function dueKey(item: DueView): string {
  if (item.kind === 'identity') return item.kind
  return `${item.kind} ${item.kind === 'signature' ? item.reference : item.notice}`
}

/** Returns what is asked of the reader, in words. */
export function dueTitle(item: DueView, due: DueWords): string {
  if (item.kind === 'identity') return due.papers[item.paper]()
  if (item.kind === 'signature') return due.signature({ reference: item.reference })
  const number = String(item.number)
  return item.kind === 'call' ? due.call({ number }) : due.acknowledge[item.noticeKind]({ number })
}
