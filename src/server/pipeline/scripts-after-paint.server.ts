const preload = /<link rel="modulepreload" href="([^"]+)"(?: integrity="([^"]+)")?[^>]*>/g
const entry = /<script type="module" async="" src="([^"]+)"(?: integrity="([^"]+)")?[^>]*><\/script>/
const endOfHead = '</head>'

type Named = readonly [address: string, integrity: string]

/** Keeps `<` from ending the script that the list stands in. */
const listOf = (named: readonly Named[]): string => JSON.stringify(named).replaceAll('<', '\\u003c')

/**
 * Text of the script that asks for the others: `modules` at once when the page is painted, and `first`, which runs them,
 * when the document is whole.
 */
const starterOf = (first: Named, modules: readonly Named[]): string =>
  `(function(d,m,f,b){function a(n,p,k,x){var e=d.createElement(n);e[p]=x[0];e[k]="module"+(n==="link"?"preload":"");if(x[1])e.integrity=x[1];d.head.append(e)}function r(){f.forEach(a.bind(0,"script","src","type"))}function g(){if(b)return;b=1;m.forEach(a.bind(0,"link","href","rel"));if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",r);else r()}if(d.hidden)g();else{requestAnimationFrame(function(){setTimeout(g)});d.addEventListener("visibilitychange",g)}})(document,${listOf(modules)},${listOf([first])})`

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
