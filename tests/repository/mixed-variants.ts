import type { TextLanguage } from '../../src/lib/typography.ts'

/** Words with a single accepted form in a language: the wrong form, and the right one. */
const variants: Readonly<Record<TextLanguage, readonly (readonly [wrong: RegExp, say: string])[]>> = {
  fr: [
    [
      /\be-?mails? électroniques?|\be-mail|\bcourriels?\b|\badresses? électroniques?|\bmél\b/i,
      'email, as the exact messages do',
    ],
    [/\bdigital/i, 'numérique'],
    [/\breportings? et communiqués? de presse/i, 'reporting et communiqués'],
  ],
  en: [
    [/\be-mail/i, 'email, as the exact messages do'],
    [
      /\b(?:fund|the|hold|your|of) units?\b(?!-| of account)|\bunit ?holders?\b|\bunits? of (?:a|the|this|your) fund/i,
      'shares',
    ],
    [
      /\b(?:color|favor|behavior|honor|labor|center|fiber|program|catalog|defense|license)s?\b(?! plate)/i,
      'British spelling',
    ],
    [
      /\b(?:organiz|analyz|realiz|authoriz|recogniz|specializ|summariz|capitaliz|finaliz|minimiz|maximiz|amortiz)/i,
      'British spelling',
    ],
    [/\b(?:canceled|canceling|fulfill|enrollment|judgment|toward)\b/i, 'British spelling'],
    [
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2},/,
      'day, month, year',
    ],
    [/\badvisors?\b(?!@)/i, 'adviser'],
    [/\bzip code|\bcell phone|\bchecking account|\bvacation\b/i, 'British words'],
  ],
}

/** Lists the words of a text that the portal does not use, each with the preferred one. */
export function mixedVariants(text: string, language: TextLanguage): string[] {
  return variants[language].flatMap(([wrong, say]) =>
    wrong.test(text) ? [`${wrong.exec(text)?.[0]} (say: ${say})`] : [],
  )
}
