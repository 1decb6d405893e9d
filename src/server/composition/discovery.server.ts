import type { Locale } from '../../routing/addresses/locales.ts'
import { createResponseCache } from '../backends/response-cache.server.ts'
import { robotsFile, securityContactFile } from '../discovery/robots.server.ts'
import { handleSitemap } from '../discovery/sitemap.server.ts'
import { fileResponse } from '../http/file-response.server.ts'
import { contentApi, productApi, purges } from './backends.server.ts'
import { env } from './env.server.ts'

const publicUrl = env.PUBLIC_URL.replace(/\/$/, '')

const kept = createResponseCache({ freshMs: 600_000, maximumBytes: 64_000_000 })
purges.onPurge(kept.purge)

/** Handles requests for the sitemap of a language, or for a part of it. */
export const portalSitemap = (request: Request, asked: { locale: Locale; part?: string }) =>
  handleSitemap({ productApi, contentApi, kept, publicUrl }, request, asked)

/** Handles requests for `robots.txt`. */
export const portalRobots = (request: Request) =>
  fileResponse(request, {
    body: robotsFile(publicUrl, env.SEARCH_INDEXING),
    contentType: 'text/plain; charset=utf-8',
    freshS: 3600,
  })

/** Handles requests for `/.well-known/security.txt`. */
export const portalSecurityContact = (request: Request) =>
  fileResponse(request, {
    body: securityContactFile(publicUrl, Date.now()),
    contentType: 'text/plain; charset=utf-8',
    freshS: 3600,
  })
