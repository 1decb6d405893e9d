import type { FileRoutesByTo } from '../../routeTree.gen.ts'
import { type CheckedTable, createPathEngine, type LocalizedPaths } from './path-engine.ts'

type AnyPath = keyof FileRoutesByTo
type WithoutLocale<Path> = Path extends '/$locale' ? '/' : Path extends `/$locale${infer Rest}` ? Rest : never

/** Canonical names: the file routes under `src/routes/$locale`, without the language segment. */
export type RouteName = WithoutLocale<AnyPath>

/** File routes without a language in their path. `/` is a layout that some of them share, and no page. */
export type NeutralRoute = Exclude<AnyPath, '/' | `/$locale${string}`>

function defineRoutes<const Table extends Record<RouteName, LocalizedPaths>>(
  table: Table & CheckedTable<Table> & { [Name in Exclude<keyof Table, RouteName>]: never },
): Table {
  return table
}

/** The route table: one row per page, with both of its public paths (P-021). */
export const routeTable = defineRoutes({
  '/': { fr: '/', en: '/en' },
  '/funds': { fr: '/fonds', en: '/en/funds' },
  '/funds/compare': { fr: '/fonds/comparer', en: '/en/funds/compare' },
  '/funds/$id': { fr: '/fonds/$id', en: '/en/funds/$id' },
  '/funds/$id/documents': { fr: '/fonds/$id/documents', en: '/en/funds/$id/documents' },
  '/sitemap': { fr: '/plan-du-site', en: '/en/sitemap' },
  '/guides': { fr: '/guide', en: '/en/guide' },
  '/guides/$category': { fr: '/guide/$category', en: '/en/guide/$category' },
  '/guides/$category/$slug': { fr: '/guide/$category/$slug', en: '/en/guide/$category/$slug' },
  '/articles': { fr: '/analyses-et-tendances', en: '/en/analysis-and-trends' },
  '/articles/$category': {
    fr: '/analyses-et-tendances/$category',
    en: '/en/analysis-and-trends/$category',
  },
  '/articles/$category/$slug': {
    fr: '/analyses-et-tendances/$category/$slug',
    en: '/en/analysis-and-trends/$category/$slug',
  },
  '/authors/$slug': { fr: '/auteurs/$slug', en: '/en/authors/$slug' },
  '/white-books/$slug': { fr: '/livre-blanc/$slug', en: '/en/white-book/$slug' },
  '/contact': { fr: '/contact', en: '/en/contact' },
  '/calculators': { fr: '/calculateurs', en: '/en/calculators' },
  '/glossary': { fr: '/lexique', en: '/en/glossary' },
  '/terms': { fr: '/conditions-d-utilisation', en: '/en/terms-of-use' },
  '/unsubscribe': { fr: '/desinscription', en: '/en/unsubscribe' },
  '/alerts': { fr: '/alertes-email', en: '/en/email-alerts' },
  '/search': { fr: '/recherche', en: '/en/search' },
  '/login': { fr: '/connexion', en: '/en/login' },
  '/register': { fr: '/inscription', en: '/en/register' },
  '/investor/verify': { fr: '/investisseur/verification', en: '/en/verify' },
  '/investor/create-password': {
    fr: '/investisseur/creer-son-mot-de-passe',
    en: '/en/investor/create-my-password',
  },
  '/investor/register': { fr: '/investisseur/inscription', en: '/en/investor/register' },
  '/investor/pending': { fr: '/investisseur/demande-en-cours', en: '/en/investor/pending' },
  '/partner/register': { fr: '/partenaire/inscription', en: '/en/partner/register' },
  '/welcome': { fr: '/bienvenue', en: '/en/welcome' },
  '/login/team': { fr: '/connexion/equipe', en: '/en/login/team' },
  '/login/team/forgot-password': {
    fr: '/connexion/equipe/mot-de-passe-oublie',
    en: '/en/login/team/forgot-password',
  },
  '/login/team/new-password': {
    fr: '/connexion/equipe/nouveau-mot-de-passe',
    en: '/en/login/team/new-password',
  },
  '/login/team/register': { fr: '/connexion/equipe/inscription', en: '/en/login/team/register' },
  '/login/team/confirm-email': {
    fr: '/connexion/equipe/confirmer-son-adresse',
    en: '/en/login/team/confirm-email',
  },
  '/login/team/email-confirmed': {
    fr: '/connexion/equipe/adresse-confirmee',
    en: '/en/login/team/email-confirmed',
  },
  '/password-reset': { fr: '/reinitialiser-son-mot-de-passe', en: '/en/reset-my-password' },
  '/team': { fr: '/espace-equipe', en: '/en/team-space' },
  '/team/unshown': { fr: '/espace-equipe/non-affiche', en: '/en/team-space/not-shown' },
  '/team/figures': { fr: '/espace-equipe/chiffres', en: '/en/team-space/figures' },
  '/team/queues/$code': { fr: '/espace-equipe/a-traiter/$code', en: '/en/team-space/to-do/$code' },
  '/team/rights': { fr: '/espace-equipe/droits', en: '/en/team-space/rights' },
  '/team/rights/$id': { fr: '/espace-equipe/droits/$id', en: '/en/team-space/rights/$id' },
  '/team/staff-rights': { fr: '/espace-equipe/droits-internes', en: '/en/team-space/staff-rights' },
  '/team/people': { fr: '/espace-equipe/personnes', en: '/en/team-space/people' },
  '/team/people/$id': { fr: '/espace-equipe/personnes/$id', en: '/en/team-space/people/$id' },
  '/team/publications': { fr: '/espace-equipe/publications', en: '/en/team-space/publications' },
  '/team/publications/$id': {
    fr: '/espace-equipe/publications/$id',
    en: '/en/team-space/publications/$id',
  },
  '/team/questions': { fr: '/espace-equipe/questions', en: '/en/team-space/questions' },
  '/team/questions/$id': { fr: '/espace-equipe/questions/$id', en: '/en/team-space/questions/$id' },
  '/team/publish/$fund': { fr: '/espace-equipe/publier/$fund', en: '/en/team-space/publish/$fund' },
  '/team/cases': { fr: '/espace-equipe/dossiers', en: '/en/team-space/cases' },
  '/team/cases/$id': { fr: '/espace-equipe/dossiers/$id', en: '/en/team-space/cases/$id' },
  '/team/password': { fr: '/espace-equipe/mot-de-passe', en: '/en/team-space/password' },
  '/account': { fr: '/mon-compte', en: '/en/my-account' },
  '/account/edit': { fr: '/mon-compte/modifier', en: '/en/my-account/edit' },
  '/account/security': { fr: '/mon-compte/securite', en: '/en/my-account/security' },
  '/account/portfolios': { fr: '/mon-compte/portefeuilles', en: '/en/my-account/portfolios' },
  '/account/access': { fr: '/mon-compte/acces', en: '/en/my-account/access' },
  '/account/history': { fr: '/mon-compte/historique', en: '/en/my-account/history' },
  '/account/notifications': { fr: '/mon-compte/notifications', en: '/en/my-account/notifications' },
  '/account/personal-data': {
    fr: '/mon-compte/donnees-personnelles',
    en: '/en/my-account/personal-data',
  },
  '/account/two-factor': {
    fr: '/mon-compte/securite/double-authentification',
    en: '/en/my-account/security/two-factor',
  },
  '/account/funds': { fr: '/mon-compte/fonds', en: '/en/my-account/funds' },
  '/account/funds/$id': { fr: '/mon-compte/fonds/$id', en: '/en/my-account/funds/$id' },
  '/account/notices': { fr: '/mon-compte/avis', en: '/en/my-account/notices' },
  '/account/notices/$id': { fr: '/mon-compte/avis/$id', en: '/en/my-account/notices/$id' },
  '/account/letters': { fr: '/mon-compte/courriers', en: '/en/my-account/letters' },
  '/account/letters/$id': { fr: '/mon-compte/courriers/$id', en: '/en/my-account/letters/$id' },
  '/account/questions': { fr: '/mon-compte/questions', en: '/en/my-account/questions' },
  '/account/questions/new': {
    fr: '/mon-compte/questions/nouvelle',
    en: '/en/my-account/questions/new',
  },
  '/account/questions/$id': { fr: '/mon-compte/questions/$id', en: '/en/my-account/questions/$id' },
  '/account/documents': { fr: '/mon-compte/documents', en: '/en/my-account/documents' },
  '/account/documents/downloads': {
    fr: '/mon-compte/documents/telechargements',
    en: '/en/my-account/documents/downloads',
  },
  '/account/documents/$id': { fr: '/mon-compte/documents/$id', en: '/en/my-account/documents/$id' },
  '/account/team': { fr: '/mon-compte/equipe', en: '/en/my-account/team' },
  '/account/team/$id': { fr: '/mon-compte/equipe/$id', en: '/en/my-account/team/$id' },
  '/account/users': { fr: '/mon-compte/utilisateurs', en: '/en/my-account/users' },
  '/account/desk': { fr: '/mon-compte/tableau-de-bord', en: '/en/my-account/dashboard' },
  '/account/material': { fr: '/mon-compte/documents-commerciaux', en: '/en/my-account/marketing-documents' },
  '/account/clients': { fr: '/mon-compte/clients', en: '/en/my-account/clients' },
  '/account/clients/$id': { fr: '/mon-compte/clients/$id', en: '/en/my-account/clients/$id' },
  '/account/subscriptions': { fr: '/mon-compte/souscriptions', en: '/en/my-account/subscriptions' },
  '/account/requests': { fr: '/mon-compte/demandes', en: '/en/my-account/requests' },
  '/account/requests/$id': { fr: '/mon-compte/demandes/$id', en: '/en/my-account/requests/$id' },
  '/account/cases': { fr: '/mon-compte/dossiers', en: '/en/my-account/cases' },
  '/account/cases/$id': { fr: '/mon-compte/dossiers/$id', en: '/en/my-account/cases/$id' },
  '/subscribe': { fr: '/souscrire', en: '/en/subscribe' },
  '/shared': { fr: '/document-partage', en: '/en/shared-document' },
  '/partner/choose-team': { fr: '/partenaire/choisir-son-equipe', en: '/en/partner/choose-team' },
  '/maintenance': { fr: '/maintenance', en: '/en/maintenance' },
  '/content/$': { fr: '/$', en: '/en/$' },
})

/** Server routes under `/api`. */
export type ApiRoute = Extract<NeutralRoute, `/api/${string}`>

/** Other routes without a language: true for pages, false for files. `satisfies` keeps the list complete. */
export const neutralRoutes = {
  '/auth/redirect-to-login': true,
  '/auth/investor/redirect-to-login': true,
  '/auth/partner/redirect-to-login': true,
  '/auth/investor/email-not-verified-redirect': false,
  '/auth/partner/email-not-verified-redirect': false,
  '/auth/investors/funds': true,
  '/resources': true,
  '/investor/email-not-verified': true,
  '/partner/email-not-verified': true,
  '/robots.txt': false,
  '/.well-known/change-password': false,
  '/.well-known/security.txt': false,
  '/sitemap.xml': false,
  '/sitemaps/$part': false,
  '/en/sitemap.xml': false,
  '/en/sitemaps/$part': false,
  '/feeds/articles.xml': false,
  '/feeds/funds/$file': false,
  '/en/feeds/articles.xml': false,
  '/en/feeds/funds/$file': false,
  '/locales/$file': false,
  '/en/locales/$file': false,
} as const satisfies Record<Exclude<NeutralRoute, ApiRoute>, boolean>

/** The path engine of this portal. */
export const paths = createPathEngine(routeTable, [...Object.keys(neutralRoutes), '/api/$'])

/** Anchor of a fund's tabs: in-page controls keep the reader there, with and without scripts (P-333). */
export const fundTabs = 'fund-pages'

/** The type of the table. */
export type Routes = typeof routeTable

/** Names of the pages that exist in the given language. */
export type RouteIn<Language extends 'fr' | 'en'> = {
  [Name in keyof Routes]: Routes[Name][Language] extends null ? never : Name
}[keyof Routes]

/** Names of the pages that exist in both languages. */
export type BilingualRoute = RouteIn<'fr'> & RouteIn<'en'>

/** Names of the pages in both languages whose path has no parameter. */
export type PlainRoute = Exclude<BilingualRoute, `${string}$${string}`>
