/** A script: its address, and what its content is (Subresource Integrity). */
export type NamedScript = { readonly address: string; readonly integrity: string }

/** Keeps `<` from ending the script that the list stands in. */
const listOf = (list: unknown): string => JSON.stringify(list).replaceAll('<', '\\u003c')

const pairOf = ({ address, integrity }: NamedScript) => [address, integrity] as const

/** A page that is loaded and has told of no picture for so long asks without it. */
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
 * Code that lets a browser ask for a page's scripts when it has painted the page, and not before: on a slow network
 * 140 kB of them would share the line with the style sheet and the fonts, which the picture waits for. A page that
 * nobody looks at is never painted and asks at once.
 * @param first the one that runs the page
 * @param modules all that it imports
 */
export const scriptsAfterPaint = (first: NamedScript, modules: readonly NamedScript[]): string =>
  `(${start})(${listOf(modules.map(pairOf))}, ${listOf(pairOf(first))})`
