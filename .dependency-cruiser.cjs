// Who may import what, by folder patterns alone: a new feature is held by the same rules without a line here.
// The one list is the order of the server doors: a feature's server may use those before it.
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

/** The rooms of the exam's web side, from the bottom up: a room imports only those before it. */
const takingRooms = [
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
const doors = 'contract|addresses|messages|events|rules|testing|server/index|web/index|web/screens';

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
      comment: 'A cycle has no beginning to read from; one by types alone is a cycle too.',
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
      'Base stands on nothing of ours.',
      { path: '^packages/base/' },
      { path: '^(packages/(?!base/)|exam/|programmes/|features/|apps/|content/|tools/|bench/)' },
    ),
    never(
      'packages-know-no-school',
      'Packages know neither exam nor school.',
      { path: '^packages/' },
      { path: '^(exam|programmes|features|apps|content)/' },
      { all: true },
    ),
    never(
      'browser-packages',
      'What runs in a browser has no server in it.',
      { path: webPackages },
      { path: `${serverPackages}|${serverLibraries}` },
    ),
    never(
      'server-packages',
      'What runs on the server has no browser in it.',
      { path: serverPackages },
      { path: `${webPackages}|${browserLibraries}` },
    ),
    never(
      'exam-logic-pure',
      'The engine knows base and zod, nothing else.',
      { path: '^exam/', pathNot: `${tests}|${examViews}` },
      { path: '^(?!exam/|packages/base/)', pathNot: '(^|/)node_modules/zod/' },
    ),
    never(
      'exam-views',
      'The views of question types use the engine, the blocks and the words.',
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
      'Content knows the shapes of exams, not the features.',
      { path: '^content/' },
      { path: '^(features|apps|tools|bench|packages/(?!base/))' },
    ),
    never(
      'exam-below-features',
      'What exams are made of knows no feature and no app, nor do its tests.',
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
      'A server has no browser in it.',
      { path: server },
      { path: `${web}|${webPackages}|${browserLibraries}|${examViews}` },
    ),
    never(
      'browser-without-server',
      'A browser has no server in it.',
      { path: web },
      { path: `${server}|${serverReaders}|${serverPackages}|${serverLibraries}` },
    ),
    never(
      'features-below-apps',
      'A feature knows neither the apps nor the sample school; its tests open a school by packages/testing.',
      { path: '^features/' },
      { path: '^(apps|content)/' },
      { all: true },
    ),
    never(
      'feature-doors',
      'Another feature is used through its doors alone; its rules are its own.',
      { path: '^features/([^/]+)/' },
      {
        path: '^features/',
        pathNot: [
          `^features/$1/`,
          `^features/[^/]+/(?:${doors.replace('rules|', '').replace('|web/screens', '')})\\.tsx?$`,
        ],
      },
    ),
    never(
      'app-doors',
      'The apps use the doors of features.',
      { path: '^apps/' },
      { path: '^features/', pathNot: `^features/[^/]+/(?:${doors})\\.tsx?$` },
      { all: true },
    ),
    never(
      'apps-apart',
      'The two apps meet on the wire alone.',
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
      'Tools and bench stand outside; only journeys read what the tools list.',
      { path: '^(?!tools/|bench/|vitest\\.config|apps/web/journeys/)' },
      { path: '^(tools|bench)/' },
      { all: true },
    ),
    ...takingRooms.map((room, index) =>
      never(
        `taking-room-${room}`,
        `The room ${room} of the exam's web side uses only the rooms before it.`,
        { path: `^features/taking/web/${room}/` },
        {
          path: `^features/taking/web/(?:${takingRooms.slice(index + 1).join('|') || 'none'})/`,
          dependencyTypesNot: ['type-only', 'dynamic-import'],
        },
      ),
    ),
    ...serverOrder.map((feature, index) =>
      never(
        `server-order-${feature}`,
        `The server of ${feature} uses only the server doors before it.`,
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
