import { toLocale } from '~/routing/addresses/locales.ts'
import { searchSite } from './search.functions.ts'
import { isSearchable, type SearchHit, suggestedHits } from './search.schema.ts'

const pauseMs = 250
const started = 'on'

/** Returns the hits to suggest for a text; none for a short text, and where the search is not to be had. */
async function hitsFor(text: string): Promise<readonly SearchHit[]> {
  if (!isSearchable(text)) return []
  const locale = toLocale(document.documentElement.lang.slice(0, 2))
  const outcome = await searchSite({ data: { locale, text } }).catch(() => undefined)
  return outcome?.ok ? suggestedHits(outcome.data) : []
}

function itemOf({ path, title }: SearchHit): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: path, textContent: title })
  const item = document.createElement('li')
  item.append(link)
  return item
}

/**
 * Suggests pages under a search field while one types, as links in the list of its form. The field is HTML of the
 * server, so that this is plain DOM; a later call for the same field does nothing.
 */
export function suggestTitles(field: HTMLInputElement): void {
  if (field.dataset.suggests === started) return
  field.dataset.suggests = started
  let pause: ReturnType<typeof setTimeout> | undefined
  const show = async () => {
    const text = field.value.trim()
    const hits = await hitsFor(text)
    const list = field.form?.querySelector('[data-suggestions]')
    // The answer to an earlier text, which came late, is not shown.
    if (field.value.trim() === text) list?.replaceChildren(...hits.map(itemOf))
  }
  const wait = () => {
    clearTimeout(pause)
    pause = setTimeout(show, pauseMs)
  }
  field.addEventListener('input', wait)
  wait()
}
