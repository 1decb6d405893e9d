import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds a self-contained server bundle, like the portal's, into `--outDir`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tanstackStart(), viteReact()],
  environments: { ssr: { resolve: { noExternal: true } } },
})
