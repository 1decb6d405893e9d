/** A part of an editorial text: what stands under one of its headings, or before the first. */
interface EditorialPart {
  heading: string | null
  body: (string | string[])[]
}

/** Parts that a document writes itself: sustainability has its own section, and where the fund stands is dated. */
const SUSTAINABILITY = /durabilit|sustainab/i
const PRESENT_STATE = /où en est|where the fund stands|current state/i

/** Paragraphs and lists of a short Markdown text, by heading; links become plain text. */
function editorialParts(markdown: string): EditorialPart[] {
  const parts: EditorialPart[] = [{ heading: null, body: [] }]
  for (const block of markdown.trim().split(/\n\s*\n/)) {
    const heading = /^#+ +(.+)$/.exec(block.trim())?.[1]
    if (heading) parts.push({ heading, body: [] })
    else parts.at(-1)?.body.push(paragraphOrList(block.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')))
  }
  return parts
}

/** What a fund says of its strategy, with subtitles. */
export function strategyBody(markdown: string): (string | string[])[] {
  return editorialParts(markdown)
    .filter(({ heading }) => !heading || !(SUSTAINABILITY.test(heading) || PRESENT_STATE.test(heading)))
    .flatMap(({ heading, body }) => (heading ? [`# ${heading}`, ...body] : body))
}

/** What a fund says of sustainability within its strategy; empty when it says nothing. */
export function sustainabilityBody(markdown: string): (string | string[])[] {
  return editorialParts(markdown).flatMap(({ heading, body }) =>
    heading && SUSTAINABILITY.test(heading) ? body : [],
  )
}

/** A whole text as paragraphs and lists. */
export function markdownBody(markdown: string): (string | string[])[] {
  return editorialParts(markdown).flatMap(({ heading, body }) => (heading ? [`# ${heading}`, ...body] : body))
}

/** « Accompagne » as it stands within a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function paragraphOrList(block: string): string | string[] {
  const lines = block.split('\n')
  return lines.every((line) => /^\s*[-*] /.test(line))
    ? lines.map((line) => line.replace(/^\s*[-*] /, ''))
    : block.replace(/\s*\n\s*/g, ' ').trim()
}
