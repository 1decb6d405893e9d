import { partnerCalls } from './partner-calls.ts'
import type { PrivateCall } from './private-call.ts'
import type { PlainValue } from './server-function.ts'

/** Server functions and API routes that anybody may call, each with the reason why nothing of anybody is in it. */
export const publicCalls: Readonly<Record<string, string>> = {
  'src/features/content/content-page.functions.ts#getContentPage': 'a published page of editors',
  'src/features/documents/fund-documents.functions.ts#getFundDocuments': 'public titles; no file address',
  'src/features/funds/featured-funds.functions.ts#getFeaturedFunds': 'the catalogue',
  'src/features/funds/fund-compare.functions.ts#getFundComparison': 'the catalogue',
  'src/features/funds/fund-detail.functions.ts#getFundDetail': 'the catalogue',
  'src/features/funds/fund-list.functions.ts#getFundList': 'the catalogue',
  'src/features/funds/fund-list.functions.ts#getFundNames': 'the catalogue',
  'src/features/funds/share-performance.functions.ts#getSharePerformance': 'the catalogue',
  'src/features/funds/fund-mentions.functions.ts#getFundMentions': 'the catalogue',
  'src/features/home/home.functions.ts#getHomeText': 'published texts',
  'src/features/library/texts-about-funds.functions.ts#getTextsAboutFunds': 'published texts',
  'src/features/library/latest-texts.functions.ts#getLatestTexts': 'published texts',
  'src/features/library/library.functions.ts#findCategoryElsewhere': 'published texts',
  'src/features/library/library.functions.ts#findTextElsewhere': 'published texts',
  'src/features/library/library.functions.ts#getText': 'published texts',
  'src/features/library/library.functions.ts#getTextList': 'published texts',
  'src/features/library/resources.functions.ts#getResources': 'published texts',
  'src/features/sitemap/sitemap.functions.ts#getSitemap': 'names of public pages',
  'src/features/site/chrome.functions.ts#getChrome': 'published texts',
  'src/features/registration/registration.functions.ts#getCodeHolder':
    'what this browser itself has shown by a posted code',
  'src/features/registration/registration.functions.ts#getFundOptions': 'the catalogue',
  'src/features/registration/registration.functions.ts#getInvitation': 'needs the secret of an invitation',
  'src/features/registration/registration.functions.ts#getKeptForm': 'what this browser itself has typed',
  'src/features/registration/registration.functions.ts#getPendingRegistration':
    'needs the ticket of an address that this browser has confirmed',
  'src/features/registration/registration.functions.ts#getTeamChoice':
    'needs the ticket of an address that this browser has confirmed',
  'src/features/search/search.functions.ts#searchSite': 'what public pages show',
  'src/features/site/site.functions.ts#getSite': 'public configuration',
  'GET /api/auth/$': 'answers of sign-in itself; tests/http/auth-helper.test.ts',
  'POST /api/auth/$': 'needs the form token of the browser; tests/http/auth-helper.test.ts',
  'POST /api/account/send-email-verification/$client': 'answers alike for every address (decision 29)',
  'POST /api/consent': 'keeps what a browser answered for that browser; tests/http/consent.test.ts',
  'GET /api/contact/confirm': 'needs the secret of a link that was sent by e-mail',
  'src/features/form/password-rule.functions.ts#getPasswordRule': 'public configuration',
  'src/features/staff/staff-space.functions.ts#getStaffSpace':
    'of staff, whom the content backend names: refuses all others by itself; tests/http/staff-forms.test.ts',
  'POST /api/staff/password': 'needs a member of staff by itself; tests/http/staff-forms.test.ts',
  'POST /api/staff/forgot-password': 'answers alike for every address (decision 29)',
  'POST /api/staff/confirm-email': 'answers alike for every address (decision 29)',
  'POST /api/staff/new-password': 'needs the code of an e-mail',
  'POST /api/staff/register': 'a form of visitors, behind captcha and limits',
  'POST /api/forms/password-reset': 'a form of visitors, behind captcha and limits',
  'POST /api/forms/contact': 'a form of visitors, behind captcha and limits',
  'POST /api/forms/white-book': 'a form of visitors, behind captcha and limits',
  'GET /api/white-books/download': 'needs a link that was sent by e-mail',
  'src/features/white-books/white-book.functions.ts#getWhiteBook': 'what editors published, without the file',
  'src/features/white-books/white-book.functions.ts#findWhiteBookElsewhere':
    'addresses of what editors published',
  'POST /api/forms/investor-legal': 'a step of a registration, behind limits',
  'POST /api/forms/investor-legal-funds': 'a step of a registration, behind limits',
  'POST /api/forms/investor-natural': 'a step of a registration, behind limits',
  'POST /api/forms/investor-natural-funds': 'a step of a registration, behind limits',
  'POST /api/forms/new-password': 'a step of a registration, behind limits',
  'POST /api/forms/partner': 'a step of a registration, behind limits',
  'POST /api/forms/posted-code': 'a step of a registration, behind limits',
  'POST /api/forms/team': 'a step of a registration, behind limits',
  'GET /api/registration/confirmed': 'moves a ticket from the address into the store',
  'POST /api/registration/kept/$form': 'keeps what a browser typed for that browser',
  'GET /api/forms/$form/challenge': 'a puzzle',
  'GET /api/build.json': 'names the build',
  'GET /api/preview': 'checks the staff session itself; tests/e2e/staff/preview.spec.ts',
  'GET /api/health': 'names no secret',
  'GET /api/metrics': 'needs the token of scrapers; tests/http/telemetry.test.ts',
  'GET /api/funds/$id/shares/$share/chart.svg': 'the catalogue',
  'GET /api/funds/$id/shares/$share/values.csv': 'the catalogue',
  'ANY /api/hooks/content': 'needs the secret of webhooks; tests/http/hooks.test.ts',
  'ANY /api/hooks/product': 'needs the secret of webhooks; tests/http/hooks.test.ts',
  'GET /(files)/robots.txt': 'for robots',
  'GET /(files)/.well-known/security.txt': 'for who found a weakness',
  'GET /(files)/sitemap.xml': 'addresses of public pages',
  'GET /(files)/en/sitemap.xml': 'addresses of public pages',
  'GET /(files)/sitemaps/$part': 'addresses of public pages',
  'GET /(files)/en/sitemaps/$part': 'addresses of public pages',
  'GET /(files)/locales/$file': 'texts of the portal',
  'GET /(files)/en/locales/$file': 'texts of the portal',
  'GET /api/icons/$file': 'drawings',
  'HEAD /api/icons/$file': 'drawings',
  'GET /api/images/$width/$format/$': 'pictures of public pages',
  'HEAD /api/images/$width/$format/$': 'pictures of public pages',
  'GET /api/media/$': 'films and captions of public pages',
  'HEAD /api/media/$': 'films and captions of public pages',
  'GET /(files)/feeds/articles.xml': 'what public pages show',
  'GET /(files)/feeds/funds/$file': 'what public pages show',
  'GET /(files)/en/feeds/articles.xml': 'what public pages show',
  'GET /(files)/en/feeds/funds/$file': 'what public pages show',
  'GET /api/share-images/$locale/$kind/$slug': 'titles of public pages',
  'HEAD /api/share-images/$locale/$kind/$slug': 'titles of public pages',
  'GET /auth/investor/email-not-verified-redirect': 'a redirect to a constant page',
  'GET /auth/partner/email-not-verified-redirect': 'a redirect to a constant page',
}

const login = 'http://localhost:3000/connexion'

const accountForm = (path: string, fields: Readonly<Record<string, string>>): PrivateCall => ({
  name: `POST /api/account/${path}`,
  sent: { fields },
  withoutSession: { status: 303, location: login },
})

const accountRead = (name: string, data: PlainValue): PrivateCall => ({
  name: `src/features/account/${name}`,
  sent: { data },
  withoutSession: { status: 401, body: 'unauthenticated' },
})

const newPassword = { password: 'New-Secret-1', confirmation: 'New-Secret-1' }

/** The calls about the own account: of every role, and of nobody but its owner. */
const accountCalls: readonly PrivateCall[] = [
  accountRead('profile.functions.ts#getProfile', { locale: 'fr' }),
  accountRead('profile.functions.ts#getProfileToEdit', { locale: 'fr' }),
  accountRead('security.functions.ts#getSecurity', { locale: 'fr' }),
  accountRead('security.functions.ts#getTwoFactor', { locale: 'fr', takesCodes: false }),
  accountForm('profile', {
    firstname: 'Camille',
    lastname: 'Aubry',
    email: 'camille@sandbox.example',
    telephone: '',
    proof: '',
  }),
  accountForm('password', { currentPassword: 'Old-Secret-1', ...newPassword }),
  accountForm('two-factor/begin', { password: 'Old-Secret-1' }),
  accountForm('two-factor/confirm', { code: '123456' }),
  accountForm('two-factor/remove', { code: '123456' }),
  accountRead('history.functions.ts#getHistory', { locale: 'fr', page: 1 }),
  {
    ...accountForm('report-sign-in', { signIn: 'sgn-2' }),
    // Back on the page of the form, like one that does not exist.
    foreign: { sent: { fields: { signIn: 'sgn-9' } }, refused: { status: 303, location: '/' } },
  },
  accountRead('notifications.functions.ts#getNotifications', { locale: 'fr', search: {} }),
  {
    ...accountForm('notifications/read', { notification: 'signin-1', until: '', category: '', page: '' }),
    foreign: {
      sent: { fields: { notification: 'signin-9', until: '', category: '', page: '' } },
      refused: { status: 303, location: '/' },
    },
  },
  accountRead('personal-data.functions.ts#getPersonalData', { locale: 'fr' }),
  {
    name: 'GET /api/account/personal-data',
    sent: { target: '/api/account/personal-data?locale=fr' },
    withoutSession: {
      status: 302,
      location: `${login}?callbackUrl=${encodeURIComponent('/api/account/personal-data?locale=fr')}`,
    },
  },
  accountForm('sessions/end-others', {}),
  {
    ...accountForm('sessions/end', { session: 'over' }),
    // Answered like one that is over already; tests/http/account-security.test.ts sees that it goes on.
    foreign: {
      sent: { fields: { session: 'another' } },
      refused: { status: 303, location: '/mon-compte/securite?done=session_ended' },
    },
  },
]

const zip = (id: string) => `/api/account/documents.zip?document=${id}`
const view = (id: string) => `/api/proxy/documents/${id}/view`

/** Private server functions and API routes. One that is in neither list fails a test. */
export const privateCalls: readonly PrivateCall[] = [
  ...accountCalls,
  {
    name: 'src/features/session/child-partners.functions.ts#getChildPartners',
    sent: { data: { locale: 'fr' } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: { client: 'investor', refused: { status: 403, body: 'forbidden' } },
  },
  ...(['getLibrary', 'getLatestDocuments', 'getFundDocumentsSignedIn'] as const).map(
    (name): PrivateCall => ({
      name: `src/features/documents/library.functions.ts#${name}`,
      sent: { data: { locale: 'fr', search: {}, key: 'fnd-7' } },
      withoutSession: { status: 401, body: 'unauthenticated' },
      // The sample partner does not hold the right to documents.
      wrongRole: { client: 'partner', refused: { status: 403, body: 'forbidden' } },
    }),
  ),
  {
    name: 'src/features/documents/library.functions.ts#getDownloads',
    sent: { data: { locale: 'fr', search: {} } },
    withoutSession: { status: 401, body: 'unauthenticated' },
  },
  {
    name: 'src/features/funds/own-funds.functions.ts#getFundListSignedIn',
    sent: { data: { locale: 'fr', filters: {} } },
    withoutSession: { status: 401, body: 'unauthenticated' },
  },
  {
    name: 'src/features/holdings/holdings.functions.ts#getHoldings',
    sent: { data: { locale: 'fr' } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: { client: 'partner', refused: { status: 403, body: 'forbidden' } },
  },
  {
    name: 'GET /api/account/documents.zip',
    sent: { target: zip('doc-7') },
    withoutSession: { status: 302, location: `${login}?callbackUrl=${encodeURIComponent(zip('doc-7'))}` },
    wrongRole: { client: 'partner', refused: { status: 403 } },
    // All or none: one that is somebody else's, or does not exist, makes the whole answer that of neither (decision 19).
    foreign: { sent: { target: `${zip('doc-7')}&document=doc-8` }, refused: { status: 404 } },
  },
  {
    name: 'src/features/registration/registration.functions.ts#getOwnTeamChoice',
    sent: { data: { locale: 'fr' } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: { client: 'investor', refused: { status: 403, body: 'forbidden' } },
  },
  {
    name: 'POST /api/forms/own-team',
    sent: { fields: { team: 'team-1', newTeam: '' } },
    withoutSession: { status: 303, location: login },
    wrongRole: { client: 'investor', refused: { status: 403 } },
  },
  {
    name: 'POST /api/account/acting-for',
    sent: { fields: { partner: '2', callbackUrl: '/en/my-account' } },
    withoutSession: { status: 303, location: login },
    wrongRole: { client: 'investor', refused: { status: 403 } },
    foreign: {
      sent: { fields: { partner: '9', callbackUrl: '/en/my-account' } },
      // Back on the page of the form, which says why (decision 30).
      refused: { status: 303, location: 'http://localhost:3000/en/my-account' },
    },
  },
  ...partnerCalls,
  ...(['GET', 'HEAD'] as const).map(
    (method): PrivateCall => ({
      name: `${method} /api/proxy/documents/$id/view`,
      sent: { target: view('doc-7') },
      withoutSession: {
        status: 302,
        location: `${login}?callbackUrl=${encodeURIComponent(view('doc-7'))}`,
      },
      // The answer of a document that does not exist (decision 19).
      wrongRole: { client: 'partner', refused: { status: 404 } },
      foreign: { sent: { target: view('doc-8') }, refused: { status: 404 } },
    }),
  ),
]
