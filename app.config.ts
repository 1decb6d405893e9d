import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

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

const testing = process.env.VITEST !== undefined

export default defineConfig(({ command }) => ({
  server: { port: 3000, strictPort: true },
  resolve: { tsconfigPaths: true },
  define: command === 'build' ? { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(randomUUID()) } : {},
  plugins: [tailwindcss(), ...(testing ? [] : [tanstackStart()]), viteReact(), precompress()],
  environments: {
    // One self-contained server bundle: production needs dist/ alone.
    ssr: {
      resolve: { noExternal: command === 'build' && !testing ? true : [] },
      build: { rolldownOptions: { input: { server: 'src/server.ts', 'node-server': 'src/node-server.ts' } } },
    },
  },
  test: {
    // Property tests and child processes are slow on a busy machine; no test asserts how long it takes.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{src,i18n,sandbox,scripts}/**/*.test.{ts,tsx}',
            'tests/{repository,types}/**/*.test.{ts,tsx}',
          ],
          typecheck: { enabled: false },
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], fileParallelism: false },
      },
      { extends: true, test: { name: 'http', include: ['tests/http/**/*.test.ts'], fileParallelism: false } },
    ],
  },
}))
