import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { callsOnDemand } from './scripts/build/calls-on-demand.ts'
import { plainLinksOnly } from './scripts/build/plain-links-only.ts'
import { publicRoutes } from './scripts/build/public-routes.ts'
import { scriptIntegrity } from './scripts/build/script-integrity.ts'
import { textsByAddress } from './scripts/build/texts-by-address.ts'

const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/
const smallestCompressedBytes = 1024

/** Writes `.br` and `.gz` beside every text asset of the client build, so that no request pays for compression. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir }) {
      if (dir === undefined) return
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(name)) continue
        const source = readFileSync(join(dir, name))
        if (source.length < smallestCompressedBytes) continue
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(source))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(source, { level: 9 }))
      }
    },
  }
}

/**
 * The entry with what every page needs of a package: one file compresses better than thirty. The parts that write and
 * read calls are left out.
 */
const everyPageNeeds =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(router-core(?!\/dist\/esm\/ssr\/serializer)|react-router|history|store|react-store|start-client-core(?!\/dist\/esm\/(client-rpc\/(serverFnFetcher|frame)|getDefaultSeroval))|react-start|react-start-client)|use-sync-external-store|cookie-es|typesafe-i18n|clsx|class-variance-authority)\/|src\/(client\.tsx|lib\/next-task)/

/** What reads and writes the calls of server functions: needed with the first call, not with the page. */
const callsNeed =
  /node_modules\/(seroval|seroval-plugins|@tanstack\/(router-core\/dist\/esm\/ssr\/serializer|start-client-core\/dist\/esm\/client-rpc\/(serverFnFetcher|frame-decoder)))/

/** What every page shows around its content. */
const frameOfPages =
  /src\/(components\/(layout(?!\/(page-header|section))|errors(?!\/failure))|routing(?!\/(use-formatter|settle|page-status|visit-watch|document-reload))|brand|lib\/translations|routes\/\$locale\/(route|_public)\.tsx|features\/session\/(account-area|signed-in\.|session-(context|channel|of-visit|provider)))|src\/components\/ui\/(button|line-icon|signs|tone|class-names|slot|segmented|close-on-navigation)/

/** What pages about funds are made of: their parts are small, and one file of them is smaller than ten. */
const partsOfFundPages =
  /src\/(components\/ui\/(table\.|choice|checkbox|control-class|facts|field|fieldset|input|label|pagination|risk-scale|select)|features\/funds\/(fund-card-head|fund-labels|fund-list-counters|fund-list-address|fund-list\.functions|fund-summary|fund-value)|components\/(layout\/sticky-bar|table\/list-pages)|lib\/(format(?!\/instant-text)|once\.|page-entries)|routing\/use-formatter)/

/** What pages that show something of a backend share, of whatever kind. */
const partsOfPages =
  /src\/(components\/(layout\/page-header|errors\/failure-(page|advice)|ui\/(table-scroll|disclosure|prose))|routing\/(settle|page-status))/

/** What running text and the components of editors are drawn with. */
const partsOfTexts = /src\/(components\/(rich-text|zone|ui\/(prose|content-icon))|lib\/rich-text)/

/** Pictures of the media library: lists of texts show them and no running text. */
const pictures = /src\/(components\/ui\/content-image|lib\/picture)/

/** What pages that name other things are made of: funds, texts. */
const partsOfCards =
  /src\/(components\/(layout\/section|ui\/(badge|breadcrumb|card|empty-state))|features\/funds\/fund-status-look)/

/** The page of a guide or an article, whose routes differ by a word. */
const pageOfText =
  /src\/(features\/library\/text-page\.tsx|routes\/\$locale\/_public\/(guides|articles)\/\$category\/\$slug\.tsx\?)/

/** What pages of guides and articles share. */
const partsOfLibrary =
  /src\/(components\/pattern\/(ledger|motif\.|pattern-drawing|seeded-random)|features\/library\/(library\.functions|text-(data|facts|teaser)))/

/** Not the process's first file, which turns on the cache of compiled code before anything else is read. */
const notTheEntry = /^(?!.*\/src\/node-server\.ts$)/

/**
 * What the home page is made of, with all that it imports: a server that starts has its first page after one file more
 * instead of a hundred and twenty.
 */
const firstPageNeeds =
  /src\/(router\.tsx|start\.ts|routes\/(__root|\$locale\/(route|_public|_public\/index))\.tsx|features\/home\/|features\/(site\/(chrome|site)|library\/latest-texts|funds\/featured-funds)\.functions\.ts)/

/** Read with every start: one file is there sooner than two hundred. */
const filesOfStart: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], test: notTheEntry, priority: 1 },
  { name: 'pages', test: firstPageNeeds },
]

/** A route's loader is fetched with its page: a page that is hydrated has its data already. */
const splitWithPage = [
  ['loader', 'component', 'pendingComponent'],
  ['errorComponent'],
  ['notFoundComponent'],
] as const

/** Packages with compiled code, which no bundle can hold. */
const nativePackages = ['sharp', '@resvg/resvg-js']

const testing = process.env.VITEST !== undefined

const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: [
        '{src,i18n,sandbox,scripts}/**/*.test.{ts,tsx}',
        'tests/{repository,types}/**/*.test.{ts,tsx}',
      ],
      typecheck: { enabled: false },
      maxWorkers: Math.max(2, availableParallelism() - 1),
    },
  },
  {
    extends: true,
    test: {
      name: 'contract',
      include: ['tests/contract/**/*.test.ts'],
      globalSetup: ['tests/support/sandbox-seed.ts'],
      maxWorkers: 2,
      sequence: { groupOrder: 1 },
    },
  },
  {
    extends: true,
    test: {
      name: 'http',
      include: ['tests/http/**/*.test.ts'],
      globalSetup: ['tests/support/portal-build.ts', 'tests/support/sandbox-seed.ts'],
      fileParallelism: false,
      sequence: { groupOrder: 2 },
    },
  },
  {
    extends: true,
    test: {
      name: 'proof',
      include: ['tests/proof/**/*.test.ts'],
      fileParallelism: false,
      testTimeout: 3_600_000,
    },
  },
]

export default defineConfig(({ command }) => ({
  server: { port: 3000, strictPort: true },
  resolve: {
    tsconfigPaths: true,
    // React has had useSyncExternalStore of its own since version 18: no shim is needed.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  define: command === 'build' ? { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(randomUUID()) } : {},
  plugins: [
    callsOnDemand(),
    plainLinksOnly(),
    publicRoutes(),
    textsByAddress(),
    tailwindcss(),
    ...(testing
      ? []
      : [
          tanstackStart({
            router: { codeSplittingOptions: { defaultBehavior: splitWithPage.map((group) => [...group]) } },
          }),
        ]),
    viteReact(),
    scriptIntegrity(),
    precompress(),
  ],
  // The lists of what each page's file imports would stand in the file that every page loads, and grow with the portal.
  build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } },
  environments: {
    client: {
      // In development what server functions import is looked through, too.
      optimizeDeps: { exclude: nativePackages },
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: /node_modules\/typesafe-i18n\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: everyPageNeeds, priority: 1 },
                { name: 'calls', test: callsNeed },
                { name: 'frame', test: frameOfPages },
                { name: 'page-parts', test: partsOfPages },
                { name: 'card-parts', test: partsOfCards },
                { name: 'fund-parts', test: partsOfFundPages },
                { name: 'pictures', test: pictures },
                { name: 'text-parts', test: partsOfTexts },
                { name: 'library-parts', test: partsOfLibrary },
                { name: 'text-page', test: pageOfText },
              ],
            },
          },
        },
      },
    },
    // One self-contained server bundle: beside dist/, production needs the native packages alone.
    ssr: {
      resolve: { noExternal: command === 'build' && !testing ? true : [], external: nativePackages },
      build: {
        rolldownOptions: {
          input: { server: 'src/server.ts', 'node-server': 'src/node-server.ts' },
          output: { codeSplitting: { groups: filesOfStart } },
        },
      },
    },
  },
  test: {
    // Property tests and child processes are slow on a busy machine; no test asserts how long it takes.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: testProjects,
  },
}))
