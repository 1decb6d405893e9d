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
import { browserFiles, fileName } from './scripts/build/browser-files.ts'
import { callsOnDemand } from './scripts/build/calls-on-demand.ts'
import { generatePublicRoutes } from './scripts/build/public-routes.ts'
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

/** Not the process's first file, which turns on the cache of compiled code before anything else is read. */
const notTheEntry = /^(?!.*\/src\/node-server\.ts$)/

/**
 * Modules of the home page and all their imports: a server renders its first page after loading one file instead of a
 * hundred and twenty.
 */
const firstPageNeeds =
  /src\/(router\.tsx|start\.ts|routes\/(__root|\$locale\/(route|_public|_public\/index))\.tsx|features\/home\/|features\/(site\/(chrome|site)|articles\/latest-texts|funds\/featured-funds)\.functions\.ts)/

/** Loaded at every start: one file loads faster than two hundred. */
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

const framework = testing
  ? []
  : [
      tanstackStart({
        router: {
          codeSplittingOptions: { defaultBehavior: splitWithPage.map((group) => [...group]) },
          // While developing, a new route is in both trees.
          plugins: [{ name: 'public-routes', onRouteTreeChanged: () => void generatePublicRoutes() }],
        },
      }),
      { name: 'public-routes', config: () => generatePublicRoutes() },
    ]

/** Files of one worker share its modules, which are then loaded and compiled once. */
const sharedModules = { isolate: false, setupFiles: ['tests/support/property-seed.ts'] }
const overServices = {
  ...sharedModules,
  setupFiles: [...sharedModules.setupFiles, 'tests/support/log-on-failure.ts'],
}

const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: [
        '{src,i18n,sandbox,scripts}/**/*.test.{ts,tsx}',
        'tests/{repository,types}/**/*.test.{ts,tsx}',
      ],
      ...sharedModules,
      maxWorkers: Math.max(2, availableParallelism() - 1),
    },
  },
  {
    extends: true,
    test: {
      name: 'contract',
      include: ['tests/contract/**/*.test.ts'],
      globalSetup: ['tests/support/temporary-folder.ts', 'tests/support/sandbox-seed.ts'],
      ...overServices,
      maxWorkers: 2,
      sequence: { groupOrder: 1 },
    },
  },
  {
    extends: true,
    test: {
      name: 'http',
      include: ['tests/http/**/*.test.ts'],
      globalSetup: [
        'tests/support/temporary-folder.ts',
        'tests/support/portal-build.ts',
        'tests/support/sandbox-seed.ts',
      ],
      ...overServices,
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
    // framework-seam: package-files
    // React has had useSyncExternalStore of its own since version 18: no shim is needed.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
    // framework-seam end: package-files
  },
  define: command === 'build' ? { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(randomUUID()) } : {},
  plugins: [
    callsOnDemand(),
    textsByAddress(),
    tailwindcss(),
    ...framework,
    viteReact(),
    scriptIntegrity(),
    precompress(),
  ],
  // The import lists of each page's file would be part of the file that every page loads, and grow with the portal.
  build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } },
  environments: {
    client: {
      // In development, imports of server functions are scanned, too.
      optimizeDeps: { exclude: nativePackages },
      build: {
        rolldownOptions: {
          // framework-seam: package-files
          treeshake: { moduleSideEffects: [{ test: /node_modules\/typesafe-i18n\//, sideEffects: false }] },
          // framework-seam end: package-files
          output: {
            chunkFileNames: fileName,
            codeSplitting: {
              groups: browserFiles,
            },
          },
        },
      },
    },
    // Self-contained server bundle: beside dist/, production only needs the native packages.
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
    // Bounds against hanging: property tests and child processes are slow on a crowded machine, and no test measures time.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    projects: testProjects,
  },
}))
