const preload = /<link rel="modulepreload" href="([^"]+)"(?: integrity="([^"]+)")?[^>]*>/g
const entry = /<script type="module" async="" src="([^"]+)"(?: integrity="([^"]+)")?[^>]*><\/script>/
const endOfHead = '</head>'

type Named = readonly [address: string, integrity: string]

/** Keeps `<` from ending the script that the list stands in. */
const listOf = (list: Named | readonly Named[]): string => JSON.stringify(list).replaceAll('<', '\\u003c')

/**
 * Text of the script that asks for the others: `modules` at once when the page is painted, and `first`, which runs them,
 * when the document is whole.
 */
const starterOf = (first: Named, modules: readonly Named[]): string =>
  `
(function (modules, first) {
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
    modules.forEach(function (one) {
      add("link", one, { rel: "modulepreload", href: one[0] });
    });
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
    else run();
  }
  if (document.hidden) return ask();
  requestAnimationFrame(function () {
    setTimeout(ask);
  });
  document.addEventListener("visibilitychange", ask);
})(${listOf(modules)}, ${listOf(first)})
`.replaceAll(/\n\s*/g, '')

/**
 * Lets a browser ask for a page's scripts when it has painted the page, and not before: on a slow network 140 kB of
 * them would share the line with the style sheet and the fonts, which the picture waits for. A page that nobody looks
 * at is never painted and asks at once. React finds the element of the first script where it left it; one of another
 * type and without an address is never run (HTML Standard, 4.12.1).
 * @param nonce of an answer whose policy names one
 */
export function scriptsAfterPaint(html: string, nonce?: string): string {
  const [, address, integrity = ''] = entry.exec(html) ?? []
  if (address === undefined) return html
  const modules = [...html.matchAll(preload)].map(([, href = '', hash = '']): Named => [href, hash])
  const starter = `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${starterOf([address, integrity], modules)}</script>`
  return html
    .replaceAll(preload, '')
    .replace(entry, '<script type="text/plain"></script>')
    .replace(endOfHead, () => `${starter}${endOfHead}`)
}
