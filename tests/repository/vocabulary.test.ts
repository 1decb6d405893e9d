import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Coined names that this project once had, and the term of the field that replaced each. Reviewers learn no words here:
 * a name that an engineer would have to ask about belongs in this list once it is gone.
 */
const replaced: readonly (readonly [coined: RegExp, term: string])[] = [
  [/\bwholeExchange\b/, 'HTTP transport'],
  [/\bdata of no moment\b/i, 'deterministic dehydration'],
  [/\bkept[ -]?(part|data)s?\b|components\/kept|\bKept[A-Z]/, 'static fragment, HTML-only data'],
  [/\bkept[ -]?pages?\b/i, 'cached page'],
  [/\bkept-?(places|forms?|typing)\b/i, 'placeholders, saved form, draft'],
  [/\bsteady([A-Z]|[ -](data|objects?|lists?|answers?)\b)/, 'preserialized data, last good response'],
  [/\b(remembered)\(/, 'weakMemo'],
  [
    /\b(Standing|Written)(Part|Head|Links)\b|\bstandingHtml\b|\bLivingHead\b/,
    'ServerFragment, ServerHead, ClientHead',
  ],
  [/\b(tighten|isLacking|takeTurns|beginInTurn)\b/, 'recompress, partial, render scheduler'],
  [/\b(guardEntrance|entrances?)\b/i, 'visitorsOnly, listener'],
  [/\bassets?[ -]shelf\b/i, 'asset retention'],
  [/\b(spendPatience|judgeAnswer)\b/, 'markTimedOut, classifyResponse'],
  [/\baskers?(Of)?\b/i, 'caller, load generator'],
  [/OfVisit\b/, 'load…, fetch…'],
  [/\bvisit[- ]?watch\b/i, 'activity tracker'],
  [/\btwin-?address(es)?\b/i, 'alternate URL'],
  [/\banswer(PortalForm|Form|Hook|Session|Of|To|With)\b|\bAnswerOf\b/, 'handle…, responseOf, respondWith'],
  [/\b(ownClick|placesPage)\b/, 'nativeNavigation, shouldRestoreScroll'],
  [/\b(LoadedChrome|useChrome|loadChrome|getChrome|chromeOf\w+)\b/, 'site shell'],
  [/\bkeptNamespaces\b|key="kept"/, 'HTML-only namespaces'],
  [/\btwin[A-Z]\w+/, 'alternate…'],
  [/\b(BehindContext|isBehind)\b/, 'stale'],
  [/\bDrawnPart\b/, 'rendered part'],
  // In French texts, a “motif” is a reason.
  [/(?<!\bun )\bmotifs?\b|<Motif/, 'illustration'],
]

const generated = /(^|\/)(node_modules|dist|migrations|seed-content)\/|\.gen\.ts$|^i18n\/i18n-/
const thisFile = 'tests/repository/vocabulary.test.ts'

const sources = globSync(['{src,i18n,sandbox,scripts,tests,docs}/**/*.{ts,tsx,mjs,md}', '*.{ts,mjs,md}'])
  .filter((path) => !generated.test(path) && path !== thisFile)
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n') }))

/** Each line of the project that has a name, as `path:line`. */
function placesOf(name: RegExp): string[] {
  return sources.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (name.test(line) ? [`${path}:${index + 1}`] : [])),
  )
}

it.each(replaced)('nothing is called %s', (coined, term) => {
  expect(placesOf(coined), `say: ${term}`).toEqual([])
})

// P-883
it('what people read in English calls a “livre blanc” a white paper, as its lists and menus do', () => {
  const read = /^(i18n\/en\/|sandbox\/.*(texts|words)\.ts$)/
  const places = placesOf(/(?<!\/[^\n]*)white books?\b/i).filter((place) =>
    read.test(place.split(':')[0] ?? ''),
  )
  expect(places).toEqual([])
})

it('reads the sources and the documents', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(placesOf(/# Contributing/)).toContain('CONTRIBUTING.md:1')
})
