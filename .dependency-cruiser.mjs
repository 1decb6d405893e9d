// @ts-check
/**
 * The arrows of docs/architecture.md: routes → features → components → lib, with `routing` beside them.
 * Type imports count. Tests beside the code obey its rules; only `tests` itself is out of bounds for all others.
 */

/** Written by the router's plugin: of the portal, and of the pages that it is measured against. */
const generatedTree = '(^|/)(routeTree\\.gen\\.ts|public-routes\\.gen\\.(js|d\\.ts))$'
const testFile = '\\.test\\.tsx?$'
/** Modules without a screen that speak to the server side: server functions, server routes and the entries. */
const serverCallers =
  '\\.functions\\.ts$|^src/routes/(auth|api|\\(files\\))/|^src/(server|start|node-server)\\.ts$|^src/(server|form-tables)/'

/** @param {string} room @param {string} reason @param {string} allowed where its imports of src may lead */
const mayOnlyImport = (room, reason, allowed) => ({
  name: `${room.replace('src/', '')}-imports`,
  comment: reason,
  severity: /** @type {const} */ ('error'),
  from: { path: `^${room}/`, pathNot: testFile },
  to: { path: '^(src|i18n|sandbox|scripts)/', pathNot: allowed },
})

/**
 * Modules of a sub-folder that the rest of its room may import, without their extension; all others are private to it.
 * Routes wire pages, and may import any of them.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const openModules = {
  'features/funds/list': [
    'fund-card-head',
    'fund-filter-values',
    'fund-list',
    'fund-list-address',
    'fund-list.functions',
    'fund-list.schema',
    'fund-watch',
  ],
  'features/funds/detail': ['fund-detail', 'fund-detail.schema', 'fund-key-information-parts'],
  'features/funds/performance': [
    'share-performance',
    'share-performance-hidden',
    'share-performance-multiples',
    'share-performance-periods',
    'share-performance-words',
    'share-performance.schema',
  ],
  'features/funds/compare': [
    'fund-choice',
    'fund-compare-bar',
    'fund-compare-toggle',
    'fund-page-compare-bar',
  ],
  'features/funds/own': ['own-funds-data', 'own-funds-lazy'],
  'features/documents/fund': ['document-filters', 'document-group', 'document-pages'],
  'features/documents/library': ['library.functions'],
  'features/subscriptions/cases': [],
  'components/form/captcha': ['captcha-notice', 'use-captcha'],
  'components/form/fields': ['choice-fields', 'file-field', 'password-field', 'text-field'],
  'server/backends/content-api': [
    'content-api.server',
    'content-auth.server',
    'content-error.server',
    'content-tags.server',
    'entry-list.server',
  ],
  'server/backends/identity': ['identity-clients.server', 'provider-client.server', 'tokens.server'],
}

/** @param {readonly [folder: string, open: readonly string[]]} entry */
const privateFolder = ([folder, open]) => ({
  name: `${folder.replace(/^\w+\//, '').replace('/', '-')}-is-private`,
  comment: 'A sub-folder shows its room a few modules, so that the others can change alone.',
  severity: /** @type {const} */ ('error'),
  from: { path: `^src/${folder.split('/')[0]}/`, pathNot: `^src/${folder}/|${testFile}` },
  to: { path: `^src/${folder}/`, pathNot: `/(${open.join('|').replaceAll('.', '\\.')})\\.tsx?$` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means that two modules are one. The generated route tree closes one by nature.',
      severity: 'error',
      from: { pathNot: generatedTree },
      to: { circular: true, viaNot: generatedTree },
    },
    {
      name: 'no-unresolved',
      comment: 'Every import leads somewhere; mdast is types alone.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^mdast$' },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'What is imported stands in package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'lib-without-react',
      comment: 'What renders is a component or a part of routing.',
      severity: 'error',
      from: { path: '^src/lib/', pathNot: testFile },
      to: { path: 'node_modules/(@types/)?react(-dom)?/' },
    },
    ...Object.entries(openModules).map(privateFolder),
    mayOnlyImport('src/lib', 'lib is a leaf: pure functions.', '^src/lib/|^i18n/'),
    mayOnlyImport(
      'src/contract',
      'The contract is a leaf, so that the sandbox can share it, with how typed text is read.',
      '^src/(contract/|lib/typed-text\\.ts$)',
    ),
    mayOnlyImport(
      'src/routing',
      'Routing knows addresses, no features and no screens.',
      '^src/(routing|lib|styles)/|^src/(routeTree\\.gen|brand|company|contact-details)\\.ts$|^src/router\\.tsx$|^i18n/',
    ),
    mayOnlyImport(
      'src/components',
      'Components know how things look, and no business noun.',
      '^src/(components|routing|lib|styles)/|^src/(brand|company|contact-details)\\.ts$|^i18n/',
    ),
    mayOnlyImport(
      'src/features',
      'A feature uses components, routing and lib; its server functions also the server and the contract.',
      '^src/(features|components|routing|lib|contract|server)/|^src/(brand|company|contact-details)\\.ts$|^i18n/',
    ),
    mayOnlyImport(
      'src/server',
      'The server speaks wire types and knows no feature and no screen.',
      '^src/(server|contract|lib|routing)/|^src/(brand|company|contact-details)\\.ts$|^i18n/',
    ),
    {
      name: 'search-schemas-without-zod',
      comment: "Every route's search schema is in the entry script, which must not hold Zod.",
      severity: 'error',
      from: {
        path: '^src/(features/.*-search|features/funds/fund-summary.schema|routing/addresses/search-(fields|params))\\.ts$',
      },
      to: { path: 'node_modules/zod/|\\.schema\\.ts$' },
    },
    {
      name: 'features-stay-apart',
      comment: 'Features meet in routes; the session is what several of them need.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: testFile },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/($1|session)/' },
    },
    {
      name: 'server-behind-functions',
      comment: 'Only server functions and routes without a screen reach the server side.',
      severity: 'error',
      from: { path: '^(src|i18n)/', pathNot: `${serverCallers}|${testFile}` },
      to: { path: '^src/server/|\\.server\\.tsx?$' },
    },
    {
      name: 'routes-are-last',
      comment: 'Nothing imports a route but the generated route tree.',
      severity: 'error',
      from: { pathNot: `^src/routes/|${generatedTree}|^tests/` },
      to: { path: '^src/routes/' },
    },
    {
      name: 'form-tables-for-routes',
      comment:
        'A table joins forms of features with the server side; only the routes that answer them use it.',
      severity: 'error',
      from: { pathNot: '^src/(routes/api|form-tables)/|^tests/' },
      to: { path: '^src/form-tables/' },
    },
    {
      name: 'portal-without-sandbox',
      comment: 'The portal sees the three outside systems over HTTP only.',
      severity: 'error',
      from: { path: '^(src|i18n)/' },
      to: { path: '^(sandbox|scripts)/' },
    },
    {
      name: 'sandbox-shares-the-contract',
      comment:
        'Of the portal, the sandbox knows the contract, the figures of performance and of holdings (its PDF files and the pages print one computation), business days and calendar periods, names of people, the version of the terms, how typed text is read, numbering plans, typography, and how secrets stand in files.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: {
        path: '^(src|i18n|scripts)/',
        pathNot:
          '^src/(contract/|lib/((figures|performance)/|(business-days|calendar-period|csv|format/plain-date-at|identifiers/phone-number|person-name|plain-date|secret-files|terms|typed-text|typography)\\.ts$))',
      },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Tests use the code, never the other way.',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-test-imports',
      comment: 'A test file is no library.',
      severity: 'error',
      from: {},
      to: { path: testFile },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|\\?(raw|url)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}

export default configuration
