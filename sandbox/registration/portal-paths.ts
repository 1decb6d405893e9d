import type { SandboxDeps } from '../deps.ts'

/** Pages of the portal that mails and redirects lead to. */
const portalPaths = {
  partnerRegistration: { fr: '/partenaire/inscription', en: '/en/partner/register' },
  profile: { fr: '/mon-compte', en: '/en/my-account' },
  security: { fr: '/mon-compte/securite', en: '/en/my-account/security' },
  terms: { fr: '/conditions-d-utilisation', en: '/en/terms-of-use' },
  privacy: { fr: '/donnees-personnelles', en: '/en/privacy' },
  contact: { fr: '/contact', en: '/en/contact' },
  notices: { fr: '/mon-compte/avis', en: '/en/my-account/notices' },
  letters: { fr: '/mon-compte/courriers', en: '/en/my-account/letters' },
  questions: { fr: '/mon-compte/questions', en: '/en/my-account/questions' },
  documents: { fr: '/mon-compte/documents', en: '/en/my-account/documents' },
  funds: { fr: '/mon-compte/fonds', en: '/en/my-account/funds' },
  guests: { fr: '/mon-compte/acces', en: '/en/my-account/access' },
  portfolios: { fr: '/mon-compte/portefeuilles', en: '/en/my-account/portfolios' },
  unsubscribe: { fr: '/desinscription', en: '/en/unsubscribe' },
  alerts: { fr: '/alertes-email', en: '/en/email-alerts' },
  catalogue: { fr: '/fonds', en: '/en/funds' },
  articles: { fr: '/analyses-et-tendances', en: '/en/analysis-and-trends' },
  guides: { fr: '/guide', en: '/en/guide' },
  whiteBooks: { fr: '/livre-blanc', en: '/en/white-book' },
  shared: { fr: '/document-partage', en: '/en/shared-document' },
  cases: { fr: '/mon-compte/dossiers', en: '/en/my-account/cases' },
  team: { fr: '/mon-compte/equipe', en: '/en/my-account/team' },
  staffRights: { fr: '/espace-equipe/droits-internes', en: '/en/team-space/staff-rights' },
  advisorRequests: { fr: '/mon-compte/demandes', en: '/en/my-account/requests' },
} as const

/** Returns the URL of a page of the portal, with its search parameters. */
export function portalPage(
  { env }: Pick<SandboxDeps, 'env'>,
  page: keyof typeof portalPaths,
  language: 'fr' | 'en',
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(`${env.identity.portalUrls[0]}${portalPaths[page][language]}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Returns the URLs that unsubscribe from an email topic: the one-click address of mail programs, and the page in a
 * language.
 */
export function unsubscribeAddress(
  deps: Pick<SandboxDeps, 'env'>,
  token: string,
  language: 'fr' | 'en',
): { readonly oneClick: string; readonly page: string } {
  return {
    oneClick: `${deps.env.identity.portalUrls[0]}/api/unsubscribe?${new URLSearchParams({ token, locale: language })}`,
    page: portalPage(deps, 'unsubscribe', language, { token }),
  }
}

/** The same for emails to an address without an account; the page also changes the choice. */
export function alertAddress(
  deps: Pick<SandboxDeps, 'env'>,
  token: string,
  language: 'fr' | 'en',
): { readonly oneClick: string; readonly page: string } {
  return {
    oneClick: `${deps.env.identity.portalUrls[0]}/api/alerts/end?${new URLSearchParams({ token, locale: language })}`,
    page: portalPage(deps, 'alerts', language, { token }),
  }
}

/** Returns the portal page that opens once an address has been confirmed. */
export function arrivalPage(
  { env }: Pick<SandboxDeps, 'env'>,
  query: { readonly step: 'team' | 'review'; readonly ticket: string; readonly lang: 'fr' | 'en' },
): string {
  return `${env.identity.portalUrls[0]}/api/registration/confirmed?${new URLSearchParams(query)}`
}

/** Returns the URL of the sign-in page in a language, which returns to the home page in that language. */
export function signInPage(
  { env }: Pick<SandboxDeps, 'env'>,
  client: 'investor' | 'partner',
  language: 'fr' | 'en',
): string {
  return `${env.identity.portalUrls[0]}/auth/${client}/redirect-to-login?locale=${language}`
}

/** Reports whether a URL is exactly the partner registration page of one of the portals. */
export function isRegistrationPage({ env }: Pick<SandboxDeps, 'env'>, url: string): boolean {
  const paths = Object.values(portalPaths.partnerRegistration)
  return env.identity.portalUrls.some((portal) => paths.some((path) => url === `${portal}${path}`))
}

const addresses = /(?:https?:\/\/|www\.)\S+/giu

/** The one address that a message holds, which must be the page on which partners register. */
export function linkOf(deps: Pick<SandboxDeps, 'env'>, message: string): string | undefined {
  const found = message.match(addresses) ?? []
  const [link] = found
  return found.length === 1 && link !== undefined && isRegistrationPage(deps, link) ? link : undefined
}
