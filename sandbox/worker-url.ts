/**
 * URL of a worker's file: the TypeScript source at `source` or, once the sandbox is bundled, the file of
 * the same name beside the bundle.
 *
 * @param source path relative to the caller
 * @param callerUrl the caller's `import.meta.url`
 */
export function workerUrl(source: `./${string}.ts`, callerUrl: string): URL {
  const isBundled = !callerUrl.endsWith('.ts')
  return new URL(isBundled ? source.replace(/\.ts$/, '.js') : source, callerUrl)
}
