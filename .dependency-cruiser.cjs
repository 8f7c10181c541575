// Who may import what, by folder patterns alone: a new feature is held by the same rules without a line here.
// The one list is the order of the features' servers: each may use those before it.
const serverOrder = [
  'session',
  'people',
  'activity',
  'bank',
  'timetable',
  'assignments',
  'calendar',
  'taking',
  'marking',
  'error-book',
  'textbooks',
  'courses',
  'candidates',
  'announcements',
  'messages',
  'notifications',
  'reports',
  'home',
  'school',
];

/** The folders of the exam's web side, from the bottom up: a folder imports only those before it. */
const takingFolders = [
  'journal',
  'files',
  'recording',
  'attempt-session',
  'listening',
  'tools',
  'redo',
  'instant-feedback',
  'environment-check',
  'fidelity',
  'directions',
  'phone',
  'finishing',
  'exam-window',
  'launch',
];

const tests = '\\.(test|journey)\\.tsx?$|/testing\\.tsx?$|/testing/|^apps/web/journeys/';
const server = '^features/[^/]+/server/';
const web = '^features/[^/]+/web/';
/** Readers and writers of files of questions run in a process of the server; only their words are on both sides. */
const readers = '^features/bank/(?:import|export)/(?!vocabulary\\.ts$)';
/** The reader of typed questions is small and runs in the browser too. */
const serverReaders = '^features/bank/(?:import|export)/(?!vocabulary\\.ts$|paper-text/typed-questions\\.ts$)';
const browserLibraries = '/node_modules/(react|react-dom|react-router|@mantine|@tanstack|@tiptap|idb|i18next)(/|$)';
const serverLibraries =
  '/node_modules/(pg|pg-boss|drizzle-orm|fastify|@fastify|flydrive|nodemailer|pino|openid-client|jose|@aws-sdk)(/|$)';
const serverPackages = '^packages/(db|files|jobs|mail|identity|call/server)/';
const webPackages = '^packages/(ui|device|call/web)/';
const examViews = '^exam/(.*\\.tsx$|question-types/(views|.*messages)|.*\\.css$)';
/** The modules of a feature that others may import. */
const publicModules = 'contract|addresses|messages|events|rules|testing|server/index|web/index|web/screens';

/** `never('name', from, to)`: a module of `from` never imports one of `to`; tests are free unless `all`. */
const never = (name, comment, from, to, { all = false } = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, ...(all || from.pathNot ? {} : { pathNot: tests }) },
  to,
});

module.exports = {
  serverOrder,
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'No import cycles, those by types alone included.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'is-there',
      comment: 'What is imported must exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    never(
      'base-alone',
      '`packages/base` imports nothing else of this repository.',
      { path: '^packages/base/' },
      { path: '^(packages/(?!base/)|exam/|programmes/|features/|apps/|content/|tools/|bench/)' },
    ),
    never(
      'packages-know-no-school',
      'Packages import neither exam, programmes, features, apps nor content.',
      { path: '^packages/' },
      { path: '^(exam|programmes|features|apps|content)/' },
      { all: true },
    ),
    never(
      'browser-packages',
      'Packages for the browser import nothing of the server.',
      { path: webPackages },
      { path: `${serverPackages}|${serverLibraries}` },
    ),
    never(
      'server-packages',
      'Packages for the server import nothing of the browser.',
      { path: serverPackages },
      { path: `${webPackages}|${browserLibraries}` },
    ),
    never(
      'exam-logic-pure',
      'The engine imports `packages/base` and zod alone.',
      { path: '^exam/', pathNot: `${tests}|${examViews}` },
      { path: '^(?!exam/|packages/base/)', pathNot: '(^|/)node_modules/zod/' },
    ),
    never(
      'exam-views',
      'The views of question types import the engine, `packages/ui` and `packages/base`.',
      { path: examViews, pathNot: tests },
      { path: '^(features|apps|programmes|content|tools|bench|packages/(?!base/|ui/))' },
    ),
    never(
      'programmes-are-data',
      'A programme is values with the types of the engine.',
      { path: '^programmes/' },
      { path: '^(?!programmes/|exam/|packages/base/)', pathNot: '(^|/)node_modules/zod/' },
    ),
    never(
      'content-is-data',
      'Content imports types of the engine, and no feature.',
      { path: '^content/' },
      { path: '^(features|apps|tools|bench|packages/(?!base/))' },
    ),
    never(
      'exam-below-features',
      'The engine, the programmes and the content import no feature and no app, nor do their tests.',
      { path: '^(exam|programmes|content)/' },
      { path: '^(features|apps)/' },
      { all: true },
    ),
    never(
      'contracts-are-plain',
      'Contracts, addresses, rules and messages run on both sides.',
      { path: '^features/[^/]+/', pathNot: `${server}|${web}|${readers}|${tests}` },
      {
        path: `${server}|${web}|${readers}|${serverPackages}|${webPackages}|${browserLibraries}|${serverLibraries}|^apps/|^content/`,
      },
    ),
    never(
      'server-without-browser',
      'The server of a feature imports nothing of the browser.',
      { path: server },
      { path: `${web}|${webPackages}|${browserLibraries}|${examViews}` },
    ),
    never(
      'browser-without-server',
      'The web side of a feature imports nothing of the server.',
      { path: web },
      { path: `${server}|${serverReaders}|${serverPackages}|${serverLibraries}` },
    ),
    never(
      'features-below-apps',
      'A feature imports neither the apps nor the sample school; its tests open a school by packages/testing.',
      { path: '^features/' },
      { path: '^(apps|content)/' },
      { all: true },
    ),
    never(
      'feature-public-modules',
      'Another feature is used through its public modules alone; its rules are its own.',
      { path: '^features/([^/]+)/' },
      {
        path: '^features/',
        pathNot: [
          `^features/$1/`,
          `^features/[^/]+/(?:${publicModules.replace('rules|', '').replace('|web/screens', '')})\\.tsx?$`,
        ],
      },
    ),
    never(
      'app-public-modules',
      'The apps use the public modules of features.',
      { path: '^apps/' },
      { path: '^features/', pathNot: `^features/[^/]+/(?:${publicModules})\\.tsx?$` },
      { all: true },
    ),
    never(
      'apps-apart',
      'The two apps share no module: they meet in the calls alone.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    never(
      'testing-for-tests',
      'Only tests use builders for tests.',
      { path: '^(?!tools/|bench/)' },
      { path: '/testing\\.tsx?$|^packages/testing/' },
    ),
    never(
      'nobody-imports-tools',
      'Nothing imports tools and bench but journeys, which read the lists of the tools.',
      { path: '^(?!tools/|bench/|vitest\\.config|apps/web/journeys/)' },
      { path: '^(tools|bench)/' },
      { all: true },
    ),
    ...takingFolders.map((folder, index) =>
      never(
        `taking-folder-${folder}`,
        `The folder ${folder} of the exam's web side uses only the folders before it.`,
        { path: `^features/taking/web/${folder}/` },
        {
          path: `^features/taking/web/(?:${takingFolders.slice(index + 1).join('|') || 'none'})/`,
          dependencyTypesNot: ['type-only', 'dynamic-import'],
        },
      ),
    ),
    ...serverOrder.map((feature, index) =>
      never(
        `server-order-${feature}`,
        `The server of ${feature} uses only the servers before it.`,
        { path: `^features/${feature}/server/` },
        {
          path: '^features/[^/]+/server/',
          pathNot: `^features/(?:${serverOrder.slice(0, index + 1).join('|')})/server/`,
        },
      ),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
