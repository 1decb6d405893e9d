/** Script: its URL, and its digest (Subresource Integrity). */
export type NamedScript = { readonly address: string; readonly integrity: string }

/** Serialises a list, escaping `<` so that it cannot end the script element. */
const listOf = (list: unknown): string => JSON.stringify(list).replaceAll('<', '\\u003c')

const pairOf = ({ address, integrity }: NamedScript) => [address, integrity] as const

/** Delay after which a loaded page without a paint event starts its scripts anyway. */
const latestMs = 1000

/**
 * Preloads `modules` after the first paint, a few per task so that the page stays responsive, and runs `first` once the
 * document is complete. If a script cannot be loaded, the page stays without scripts (P-261).
 */
const start = `
function (modules, first) {
  var isAsked = false;
  function add(name, source, attributes) {
    var element = document.createElement(name);
    Object.assign(element, attributes, source[1] && { integrity: source[1] });
    document.head.append(element);
  }
  function leaveAsSent() {
    delete document.documentElement.dataset.scripts;
  }
  function run() {
    add("script", first, { type: "module", src: first[0], onerror: leaveAsSent });
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

/**
 * Returns the code that loads a page's scripts after its first paint: on a slow network, their 140 kB would compete
 * with the style sheet and the fonts, which the first paint waits for. A hidden page is never painted, and loads them
 * at once.
 * @param first script that runs the page
 * @param modules all its imports
 */
export const scriptsAfterPaint = (first: NamedScript, modules: readonly NamedScript[]): string =>
  `(${start})(${listOf(modules.map(pairOf))}, ${listOf(pairOf(first))})`
