import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** One self-contained server bundle, as the portal's. `--outDir` says where to. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tanstackStart(), viteReact()],
  environments: { ssr: { resolve: { noExternal: true } } },
})
