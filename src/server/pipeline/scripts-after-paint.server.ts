const preload = /<link rel="modulepreload" href="([^"]+)"(?: integrity="([^"]+)")?[^>]*>/g
const entry = /^<script type="module" async="" src="([^"]+)"(?: integrity="([^"]+)")?[^>]*><\/script>/
const ownScript = /<script(?: nonce="[^"]*")?>([\s\S]*?)<\/script>/
const webManifest = /<link rel="manifest"[^>]*>/
const startOfEntry = '<script type="module"'
const inPlaceOfEntry = '<script type="text/plain"></script>'
const endOfHead = '</head>'
const startOfStyles = /(?=<link rel="stylesheet")|$/

type Named = readonly [address: string, integrity: string]

/** Keeps `<` from ending the script that the list stands in. */
const listOf = (list: Named | readonly Named[]): string => JSON.stringify(list).replaceAll('<', '\\u003c')

/** A page that is loaded and has told of no picture for so long asks without it. */
const latestMs = 1000

/**
 * Asks for `modules` when the page is painted, a few in each task so that the page answers in between, and for `first`,
 * which runs them, when the document is whole.
 */
const start = `
function (modules, first) {
  var isAsked = false;
  function add(name, source, attributes) {
    var element = document.createElement(name);
    Object.assign(element, attributes, source[1] && { integrity: source[1] });
    document.head.append(element);
  }
  function run() {
    add("script", first, { type: "module", src: first[0] });
  }
  function ask() {
    if (isAsked) return;
    isAsked = true;
    askFrom(0);
  }
  function askFrom(index) {
    modules.slice(index, index + 3).forEach(function (one) {
      add("link", one, { rel: "modulepreload", href: one[0] });
    });
    if (index + 3 < modules.length) setTimeout(askFrom, 0, index + 3);
    else if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
    else run();
  }
  function onPaint() {
    if (!window.PerformancePaintTiming) return requestAnimationFrame(function () { setTimeout(ask); });
    new PerformanceObserver(ask).observe({ type: "paint", buffered: true });
    addEventListener("load", function () { setTimeout(ask, ${latestMs}); });
  }
  if (document.hidden) return ask();
  onPaint();
  document.addEventListener("visibilitychange", ask);
}
`.replaceAll(/\n\s*/g, '')

const startOf = (first: Named, modules: readonly Named[]): string =>
  `(${start})(${listOf(modules)}, ${listOf(first)})`

/** Puts the page's own script before its style sheet: one after it waits for it, and the rest of the page with both. */
function withScript(head: string, code: string, nonce: string | undefined): string {
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`
  const [own = '', ownCode = ''] = ownScript.exec(head) ?? []
  return head.replace(own, '').replace(startOfStyles, () => `<script${mark}>${ownCode}${code}</script>`)
}

/**
 * Lets a browser ask for a page's scripts when it has painted the page, and not before: on a slow network 140 kB of
 * them would share the line with the style sheet and the fonts, which the picture waits for. A page that nobody looks
 * at is never painted and asks at once. React finds the element of the first script where it left it; one of another
 * type and without an address is never run (HTML Standard, 4.12.1). The link to the web manifest, which browsers ask for
 * as early, is left to React, which puts missing links into the head. The script of the head that has no address joins
 * in: both come before the style sheet, so that the page is read while that is on its way.
 * @param nonce of an answer whose policy names one
 * @returns the page in pieces: joined, it would be copied once more before it is bytes
 */
export function scriptsAfterPaint(html: string, nonce?: string): readonly string[] {
  const headEnd = html.indexOf(endOfHead)
  const entryAt = html.lastIndexOf(startOfEntry)
  const [found = '', address, integrity = ''] = entry.exec(html.slice(entryAt)) ?? []
  if (entryAt < headEnd || address === undefined) return [html]
  const head = html.slice(0, headEnd)
  const modules = [...head.matchAll(preload)].map(([, href = '', hash = '']): Named => [href, hash])
  const lasting = head.replaceAll(preload, '').replace(webManifest, '')
  const body = html.slice(headEnd, entryAt)
  const rest = html.slice(entryAt + found.length)
  const code = startOf([address, integrity], modules)
  return [withScript(lasting, code, nonce), body, inPlaceOfEntry, rest]
}
