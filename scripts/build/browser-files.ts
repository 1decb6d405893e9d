import type { Rolldown } from 'vite'

// framework-seam: package-files
/**
 * Modules of packages that every page needs, bundled with the entry: one file compresses better than thirty. The
 * serialisers of calls are left out.
 */
const everyPageNeeds =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(router-core(?!\/dist\/esm\/ssr\/serializer)|react-router|history|store|react-store|start-client-core(?!\/dist\/esm\/(client-rpc\/(serverFnFetcher|frame)|getDefaultSeroval))|react-start|react-start-client)|use-sync-external-store|cookie-es|typesafe-i18n|clsx|class-variance-authority)\/|src\/(client\.tsx|lib\/next-task|routing\/navigation\/as-sent)/

/** Modules that serialise calls of server functions: needed with the first call, not with the page. */
const callsNeed =
  /node_modules\/(seroval|seroval-plugins|@tanstack\/(router-core\/dist\/esm\/ssr\/serializer|start-client-core\/dist\/esm\/client-rpc\/(serverFnFetcher|frame-decoder)))/
// framework-seam end: package-files

/** Modules of the frame around every page, and of the messages about data that could not be loaded. */
const frameOfPages =
  /src\/(components\/(static-fragment|layout(?!\/(watch-header|page-header|section|sticky-bar|footer-links|site-footer-links|menu-entries|site-header-links|header-parts|language-switch|colour-mode-(button|icons)|logo))|errors(?!\/failure-alert))|routing(?!\/(navigation\/(use-formatter|activity-tracker|document-reload)|addresses\/(white-book-path|locale-of-return|callback-search)))|brand|lib\/translations|routes\/\$locale\/(route|_public)\.tsx|features\/session\/(account-area|signed-in\.|(session-(context|channel|provider)|load-session)))|src\/components\/ui\/(button|line-icon|signs|tone|class-names|slot|segmented|close-on-navigation)/

/** Modules of controls on pages about funds: they are small, and compress better in one file than in ten. */
const partsOfFundPages =
  /src\/(components\/ui\/(control-class|field\.|input|label)|lib\/(format(?!\/instant-text)|once\.|weak-memo)|routing\/navigation\/use-formatter)/

/** Additional modules of fund lists and of the comparison. */
const partsOfFundLists =
  /src\/(components\/(ui\/(choice|checkbox|fieldset|select)|layout\/sticky-bar)|features\/funds\/(?:\w+\/)?(facet-label|fund-list-address|fund-list\.|fund-list-groups|fund-compare-toggle|fund-filter-values|fund-summary))/

/** Modules that display funds in lists, tables and facts. */
const wordsOfFunds =
  /src\/(components\/(ui\/(table\.|facts|pagination|risk-scale)|table\/list-pages)|features\/funds\/(?:\w+\/)?(fund-card-head|blocking-text|fund-labels|fund-list-counters|fund-value|target-text)|lib\/page-entries)/

/** Modules of text pages: titles, sections, navigation. */
const partsOfPages =
  /src\/(components\/(layout\/(page-header|section)|errors\/failure-alert|ui\/(alert\.|badge|breadcrumb|disclosure|empty-state|prose|table-scroll))|features\/funds\/(?:\w+\/)?fund-status-look)/

/** Modules of items in lists of any kind. */
const partsOfLists = /src\/components\/ui\/(card|chip)\./

/** Pictures of the media library: white books show them and no running text. */
const pictures = /src\/(components\/ui\/content-image|lib\/picture)/

/** Modules that render the frame in a browser: static fragments of every page (decision 034). */
const frameFragments =
  /src\/components\/layout\/(footer-links|site-footer-links|menu-entries|site-header-links|header-parts|language-switch|colour-mode-(button|icons)|logo)/

/**
 * Modules that render texts, their lists, the home page and pages of editors: visitors of one often open the others.
 */
const textFragments =
  /src\/(components\/(rich-text|zone|pattern|ui\/content-icon)|lib\/rich-text|features\/(home\/home-page|content\/content-page-as-read|articles\/(full-text|text-(header|film|facts|teaser|list-head|list-none)|latest-texts\.tsx)|funds\/(?:\w+\/)?(fund-mention|fund-teaser))|routes\/-(home|text)-as-read)/

/** Modules that render the catalogue and the pages of funds. */
const fundFragments =
  /src\/features\/funds\/(?:\w+\/)?(fund-(card-text|table|group-name|overview\.tsx|list-(top|none|notes|pages)|detail-(top|notices)|facts|key-information-(start|terms|valuation)|team|text)|share-performance-(periods|multiples)|compare-periods)/

/** Modules that render charts as pictures and tables. */
const chartFragments = /src\/components\/chart\/(line-plot|chart-(table|geometry))/

/** Charts before they are drawn, and the sections of a fund that hold one. */
const frameOfCharts =
  /src\/(components\/chart\/(chart-(data|figure)|use-near)|features\/funds\/(?:\w+\/)?(fund-section|share-performance-words))/

/** Modules of the page of a guide or an article, whose routes differ by a word. */
const pageOfText =
  /src\/(features\/articles\/(text-(page|data|loader)|articles\.functions)|features\/funds\/(?:\w+\/)?fund-mentions\.functions|routes\/(-text-page|\$locale\/_public\/(guides|articles)\/\$category\/\$slug\.tsx\?))/

/** Lists of guides and articles. */
const listsOfTexts =
  /src\/(features\/articles\/(text-list-(page|items|more|loader|parts)|static-teaser|teaser-item)|routes\/\$locale\/_public\/(guides|articles)\/(\$category\/)?index\.tsx\?)/

/**
 * Words in script URLs that lists of content blockers refuse: advertising, measuring, consent, captchas, letters and
 * sharing.
 */
export const refusedWords =
  /^(ads?|adv|advert\w*|analytics?|audience|banners?|beacons?|captcha|cmp|consent\w*|cookies?|gdpr|gtm|marketing|metrics|newsletters?|notifications?|overlay|pixels?|popups?|promo\w*|recaptcha|rgpd|shar(e|es|ing)|social|sponsor\w*|stat(s|istics)?|survey|tags?|telemetry|track(er|ers|ing)?)$/i

/** The words of a file's name. */
export const wordsOf = (name: string): string[] =>
  name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(/[^A-Za-z]+/)

/** The name of a file of the browser's scripts: that of its module, but for one that a blocker would refuse (P-261). */
export const fileName = ({ name }: { readonly name: string }): string =>
  wordsOf(name).some((word) => refusedWords.test(word)) ? 'assets/part-[hash].js' : 'assets/[name]-[hash].js'

/**
 * Files of the browser's scripts: modules that are needed together share one, since one file compresses better than
 * ten.
 */
export const browserFiles: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: everyPageNeeds, priority: 1 },
  { name: 'calls', test: callsNeed },
  { name: 'frame', test: frameOfPages },
  { name: 'page-parts', test: partsOfPages },
  { name: 'pictures', test: pictures },
  { name: 'lists', test: partsOfLists },
  { name: 'fund-parts', test: partsOfFundPages },
  { name: 'fund-list-parts', test: partsOfFundLists },
  { name: 'fund-words', test: wordsOfFunds },
  { name: 'charts', test: frameOfCharts },
  { name: 'text-page', test: pageOfText },
  { name: 'text-lists', test: listsOfTexts },
  { name: 'static-frame', test: frameFragments },
  { name: 'static-texts', test: textFragments },
  { name: 'static-funds', test: fundFragments },
  { name: 'static-charts', test: chartFragments },
]
