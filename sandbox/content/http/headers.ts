import { createMiddleware } from 'hono/factory'

const preflight = {
  'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS',
  'access-control-allow-headers': 'Content-Type,Authorization,Origin,Accept',
  'access-control-max-age': '31536000',
}

/** Headers of every response. Pages of the portal's own origin may read them; Strapi allows any origin. */
export function contentHeaders(portalUrl: string) {
  const portalOrigin = new URL(portalUrl).origin
  return createMiddleware(async (context, next) => {
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'no-referrer')
    context.header('vary', 'Origin')
    const isPortal = context.req.header('origin') === portalOrigin
    if (isPortal) {
      context.header('access-control-allow-origin', portalOrigin)
      context.header('access-control-allow-credentials', 'true')
    }
    if (context.req.method !== 'OPTIONS') return next()
    return context.body(null, 204, isPortal ? preflight : {})
  })
}
