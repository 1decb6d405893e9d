# Two images of one tree: `--target portal` and `--target sandbox`.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /project
COPY package.json package-lock.json ./
COPY sandbox/package.json sandbox/
# The image's own Node is the one that the project names.
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && node -e "import('./scripts/lib/builds.ts').then(({ ensureSandboxBuilt }) => ensureSandboxBuilt())"

# Packages with compiled code, which no bundle can hold (app.config.ts).
FROM node:24.21.0-bookworm-slim AS native
WORKDIR /native
COPY package.json package-lock.json ./project/
RUN node -e "const { dependencies: all } = require('./project/package.json'); const names = ['sharp', '@resvg/resvg-js']; require('node:fs').writeFileSync('package.json', JSON.stringify({ private: true, dependencies: Object.fromEntries(names.map((name) => [name, all[name]])) }))" \
  && npm install --no-audit --no-fund

FROM node:24.21.0-bookworm-slim AS portal
# Few arenas: the threads that compress would else each keep freed memory of their own. Large pages: a faster start.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 GLIBC_TUNABLES=glibc.malloc.hugetlb=1
WORKDIR /portal
COPY --from=native /native/node_modules node_modules
COPY --from=build /project/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s CMD node -e "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
# framework-seam: garbage-collector-settings
CMD ["node", "--max-semi-space-size=32", "dist/server/node-server.js"]
# framework-seam end: garbage-collector-settings

# Packages that the sandbox's program does not contain: `unbundled` of scripts/lib/builds.ts, and the files of its fonts and of the browser’s part of passkeys.
FROM node:24.21.0-bookworm-slim AS sandbox-packages
WORKDIR /packages
COPY sandbox/package.json ./sandbox/
RUN node -e "const { dependencies: all } = require('./sandbox/package.json'); const names = ['@electric-sql/pglite', '@fontsource/inter', '@fontsource/source-serif-4', '@node-rs/argon2', '@simplewebauthn/browser', 'fontkit', 'pdfkit', 'sharp']; require('node:fs').writeFileSync('package.json', JSON.stringify({ private: true, dependencies: Object.fromEntries(names.map((name) => [name, all[name]])) }))" \
  && npm install --no-audit --no-fund

FROM node:24.21.0-bookworm-slim AS sandbox
ENV NODE_ENV=production SANDBOX_HOST=0.0.0.0 SANDBOX_PORT=4000 SANDBOX_DATA_DIR=/data
WORKDIR /sandbox
COPY --from=sandbox-packages /packages/node_modules node_modules
COPY --from=build /project/sandbox/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
CMD ["node", "dist/main.js"]
