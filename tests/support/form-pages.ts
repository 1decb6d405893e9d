import { type Account, demoEditor as editor } from './sign-in.ts'

/** A page with forms that have fields, in one language. */
export type FormPage = {
  readonly path: string
  readonly account?: Account
  /** Addresses of links that lead from the path to the page with the forms. */
  readonly via?: readonly RegExp[]
  /** Selector of a form without fields, on the page found so far, whose button opens the page with the forms. */
  readonly press?: string
  /** Names of forms on the page found so far that are filled in and sent first, one after the other. */
  readonly before?: readonly string[]
  /** Parameters that the found page is opened with. */
  readonly search?: string
  /** Names of the forms (`FormDefinition.name`) that have to be on it. */
  readonly forms: readonly string[]
}

const investor: Account = { email: 'investor@sandbox.example', client: 'investor' }
const entity: Account = { email: 'investor-entity@sandbox.example', client: 'investor' }
const secured: Account = { email: 'investor-one@sandbox.example', client: 'investor' }
const advisor: Account = { email: 'advisor@cgp-demo.example', client: 'partner' }
const partner: Account = { email: 'partner-one@mutuelle-demo.example', client: 'partner' }
const teamless: Account = { email: 'partner-noteam@assureur-demo.example', client: 'partner' }

type Both = Omit<FormPage, 'path'> & { readonly fr: string; readonly en: string }

const ofCase = { account: advisor, press: 'main form[action="/api/forms/case-open"]' }

/** The page on which staff publish about a fund, with the forms of a kind. */
const publishing = (search: string, ...forms: readonly string[]): Both => ({
  fr: `/espace-equipe/publier/fnd-7${search}`,
  en: `/en/team-space/publish/fnd-7${search}`,
  account: editor,
  forms,
})

const pages: readonly Both[] = [
  { fr: '/contact', en: '/en/contact', forms: ['contact'] },
  { fr: '/alertes-email?fund=fnd-1', en: '/en/email-alerts?fund=fnd-1', forms: ['alert'] },
  {
    fr: '/plan-du-site',
    en: '/en/sitemap',
    via: [/\/(livre-blanc|white-book)\/./],
    forms: ['white-book'],
  },
  {
    fr: '/investisseur/inscription?person=natural',
    en: '/en/investor/register?person=natural',
    forms: ['investor-natural'],
  },
  {
    fr: '/investisseur/inscription?person=legal',
    en: '/en/investor/register?person=legal',
    forms: ['investor-legal'],
  },
  {
    fr: '/investisseur/inscription?person=natural',
    en: '/en/investor/register?person=natural',
    before: ['investor-natural'],
    forms: ['investor-natural-funds'],
  },
  {
    fr: '/investisseur/inscription?person=legal',
    en: '/en/investor/register?person=legal',
    before: ['investor-legal'],
    forms: ['investor-legal-funds'],
  },
  { fr: '/partenaire/choisir-son-equipe', en: '/en/partner/choose-team', account: teamless, forms: ['team'] },
  { fr: '/investisseur/verification', en: '/en/verify', forms: ['posted-code'] },
  { fr: '/partenaire/inscription', en: '/en/partner/register', forms: ['partner'] },
  { fr: '/reinitialiser-son-mot-de-passe', en: '/en/reset-my-password', forms: ['password-reset'] },
  {
    fr: '/partner/email-not-verified?locale=fr',
    en: '/investor/email-not-verified?locale=en',
    forms: ['resend-verification'],
  },
  {
    fr: '/connexion/equipe/mot-de-passe-oublie',
    en: '/en/login/team/forgot-password',
    forms: ['staff-forgot-password'],
  },
  {
    fr: '/connexion/equipe/nouveau-mot-de-passe?code=any',
    en: '/en/login/team/new-password?code=any',
    forms: ['staff-new-password'],
  },
  { fr: '/connexion/equipe/inscription', en: '/en/login/team/register', forms: ['staff-register'] },
  {
    fr: '/connexion/equipe/confirmer-son-adresse',
    en: '/en/login/team/confirm-email',
    forms: ['staff-confirm-email'],
  },
  { fr: '/mon-compte/modifier', en: '/en/my-account/edit', account: investor, forms: ['profile'] },
  { fr: '/mon-compte/modifier', en: '/en/my-account/edit', account: entity, forms: ['profile'] },
  { fr: '/mon-compte/modifier', en: '/en/my-account/edit', account: partner, forms: ['profile'] },
  {
    fr: '/mon-compte/securite',
    en: '/en/my-account/security',
    account: investor,
    forms: ['account-password'],
  },
  {
    fr: '/mon-compte/securite/double-authentification',
    en: '/en/my-account/security/two-factor',
    account: secured,
    forms: ['two-factor-begin'],
  },
  { fr: '/mon-compte/acces', en: '/en/my-account/access', account: investor, forms: ['guest-invite'] },
  {
    fr: '/mon-compte/questions/nouvelle',
    en: '/en/my-account/questions/new',
    account: investor,
    forms: ['ask-question'],
  },
  {
    // Of the closed ones, to which other tests add, none takes a reply.
    fr: '/mon-compte/questions?state=open',
    en: '/en/my-account/questions?state=open',
    account: investor,
    via: [/\/questions\/qst/],
    forms: ['reply-question'],
  },
  {
    fr: '/mon-compte/avis',
    en: '/en/my-account/notices',
    account: investor,
    via: [/\/(avis|notices)\/[^?]/],
    forms: ['reveal-account'],
  },
  {
    fr: '/mon-compte/notifications',
    en: '/en/my-account/notifications',
    account: investor,
    forms: ['mail-settings'],
  },
  {
    fr: '/mon-compte/utilisateurs',
    en: '/en/my-account/users',
    account: advisor,
    forms: ['invite-email', 'invite-sms', 'invite-list'],
  },
  { fr: '/mon-compte/equipe', en: '/en/my-account/team', account: advisor, forms: ['add-team'] },
  {
    fr: '/mon-compte/documents-commerciaux',
    en: '/en/my-account/marketing-documents',
    account: advisor,
    via: [/document=doc/],
    forms: ['share'],
  },
  { fr: '/souscrire', en: '/en/subscribe', account: advisor, forms: ['subscription'] },
  {
    fr: '/mon-compte/dossiers',
    en: '/en/my-account/cases',
    ...ofCase,
    forms: ['case-details', 'case-withdraw'],
  },
  {
    fr: '/mon-compte/dossiers',
    en: '/en/my-account/cases',
    ...ofCase,
    search: '?step=documents',
    forms: ['case-document'],
  },
  {
    fr: '/mon-compte/dossiers',
    en: '/en/my-account/cases',
    ...ofCase,
    before: ['case-details'],
    search: '?step=warnings',
    forms: ['case-warnings'],
  },
  {
    fr: '/espace-equipe/mot-de-passe',
    en: '/en/team-space/password',
    account: editor,
    forms: ['staff-password-change'],
  },
  publishing('', 'staff-figure'),
  publishing('?kind=call', 'staff-figure'),
  publishing('?kind=document', 'staff-document'),
  publishing('?kind=letter', 'staff-letter'),
  publishing('?kind=receipts', 'staff-receipt', 'staff-receipt-list'),
  {
    fr: '/espace-equipe/droits/team-1?fund=fnd-1',
    en: '/en/team-space/rights/team-1?fund=fnd-1',
    account: editor,
    forms: ['rights-agreement'],
  },
  {
    fr: '/espace-equipe/droits/team-1',
    en: '/en/team-space/rights/team-1',
    account: editor,
    via: [/\?member=/],
    forms: ['rights-member'],
  },
  {
    fr: '/espace-equipe/droits-internes',
    en: '/en/team-space/staff-rights',
    account: editor,
    via: [/\?member=/],
    forms: ['rights-staff'],
  },
  {
    fr: '/espace-equipe/personnes?q=investor',
    en: '/en/team-space/people?q=investor',
    account: editor,
    via: [/\/(personnes|people)\/[^?]/],
    forms: ['staff-view', 'staff-mandate'],
  },
  {
    fr: '/espace-equipe/questions',
    en: '/en/team-space/questions',
    account: editor,
    via: [/\/questions\/qst/],
    forms: ['staff-answer'],
  },
  {
    fr: '/espace-equipe/dossiers',
    en: '/en/team-space/cases',
    account: editor,
    via: [/\/(dossiers|cases)\/cas/],
    forms: ['case-message'],
  },
  {
    fr: '/espace-equipe/dossiers',
    en: '/en/team-space/cases',
    account: editor,
    via: [/\/(dossiers|cases)\/cas/],
    before: [],
    forms: ['case-decision-ask', 'case-decision-refuse'],
  },
]

/** Every page with forms that have fields, in both languages. */
export const formPages: readonly FormPage[] = pages.flatMap(({ fr, en, ...page }) => [
  { ...page, path: fr },
  { ...page, path: en },
])
