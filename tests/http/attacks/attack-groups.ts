import type { AttackCase } from './attack-case.ts'
import { authorisation } from './authorisation.ts'
import { bodies } from './bodies.ts'
import { caches } from './caches.ts'
import { csrf } from './csrf.ts'
import { documents } from './documents.ts'
import { injection } from './injection.ts'
import { openIdConnect } from './open-id-connect.ts'
import { openRedirect } from './open-redirect.ts'
import { pathConfusion } from './path-confusion.ts'
import { privacy } from './privacy.ts'
import { proxyRoutes } from './proxy-routes.ts'
import { rateLimits } from './rate-limits.ts'
import { rawHttp } from './raw-http.ts'
import { session } from './session.ts'

/** Every group of attacks, under the name that its tests bear. */
export const attackGroups: readonly { readonly name: string; readonly cases: readonly AttackCase[] }[] = [
  { name: 'open redirect', cases: openRedirect },
  { name: 'OpenID Connect', cases: openIdConnect },
  { name: 'session', cases: session },
  { name: 'cross-site requests', cases: csrf },
  { name: 'authorisation', cases: authorisation },
  { name: 'rate limits', cases: rateLimits },
  { name: 'injection', cases: injection },
  { name: 'path confusion', cases: pathConfusion },
  { name: 'proxy routes', cases: proxyRoutes },
  { name: 'documents', cases: documents },
  { name: 'caches', cases: caches },
  { name: 'bodies', cases: bodies },
  { name: 'raw HTTP', cases: rawHttp },
  { name: 'privacy', cases: privacy },
]
