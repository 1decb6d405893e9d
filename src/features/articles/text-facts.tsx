import type { ReactElement } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { DateView, TextCardView } from './articles.schema.ts'

const secondsOfMinute = 60

/**
 * Returns a function that formats the reading time of a text or the length of its video; null when unknown.
 */
export function useTextLength(): (
  text: Pick<TextCardView, 'filmSeconds' | 'readingMinutes'>,
) => string | null {
  const { library } = useTranslations()
  return ({ filmSeconds, readingMinutes }) => {
    if (filmSeconds === null) return readingMinutes ? library.reading({ minutes: readingMinutes }) : null
    const [minutes, seconds] = [Math.floor(filmSeconds / secondsOfMinute), filmSeconds % secondsOfMinute]
    if (minutes === 0) return library.filmSeconds({ seconds })
    return library.filmLength({ minutes, seconds: String(seconds).padStart(2, '0') })
  }
}

/** A day in a `time` element; renders nothing for null. */
export function TextDate({
  date,
  say = (text) => text,
}: {
  date: DateView | null
  say?: (text: string) => string
}): ReactElement | null {
  return date && <time dateTime={date.day}>{say(date.text)}</time>
}
