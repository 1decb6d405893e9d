/** The library documents and types the base class of its stores but does not export it from its entry. */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  // biome-ignore lint/style/noDefaultExport: the file is CommonJS, whose exports are the default one
  export { RateLimiterStoreAbstract as default } from 'rate-limiter-flexible'
}
