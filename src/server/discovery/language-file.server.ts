import { loadedLocales, namespaces } from '../../../i18n/i18n-util.ts'
import { ensureTranslations } from '../../lib/translations.ts'
import { type Locale, languageTags, locales } from '../../routing/locales.ts'
import { fileAnswer, noSuchFile } from '../file-answer.server.ts'

const freshS = 3600

function localeOfFile(name: string): Locale | undefined {
  return locales.find((locale) => name === `${languageTags[locale]}.json`)
}

/**
 * Answers for a language file (decision 11): every text that the portal itself says in a language, as its dictionaries
 * hold them (`{name}` marks what is filled in).
 * @param name `fr-FR.json` or `en-US.json`, the same under either prefix
 */
export async function answerLanguageFile(request: Request, name: string): Promise<Response> {
  const locale = localeOfFile(name)
  if (locale === undefined) return noSuchFile()
  await ensureTranslations(locale, namespaces)
  const body = JSON.stringify(loadedLocales[locale])
  const headers = { 'content-language': languageTags[locale], 'x-robots-tag': 'noindex' }
  return fileAnswer(request, { body, contentType: 'application/json; charset=utf-8', freshS, headers })
}
