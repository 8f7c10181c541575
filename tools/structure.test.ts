import path from 'node:path';
import { expect, test } from 'vitest';
import type { MessageSet } from '@inkstone/base';
import { screenPaths } from '@inkstone/exam/screen-path-list';
import { questionTypeIds } from '@inkstone/exam/logic';
import { programmeCards } from '@inkstone/programmes/cards';
import { files, readAllowedList, readText, root } from './call-locations.ts';
import { measureFile } from './house/syntax.ts';

const folders = '{packages,exam,programmes,content,features,apps,tools,bench}';
const code = files(`${folders}/**/*.{ts,tsx,mjs}`).filter((file) => !/\/(dist|\.vite)\//.test(file));
const product = code.filter(
  (file) => !/\.(test|journey)\.tsx?$|\/testing(?:\.tsx?$|\/)|\/journeys\/|^(tools|bench)\//.test(file),
);

test('a file name is in kebab-case, with a suffix for its kind', () => {
  const suffixes =
    'screen\\.tsx|lazy\\.(test\\.)?tsx?|queries\\.ts|tables\\.ts|(screen\\.)?test\\.tsx?|journey\\.ts|thread\\.ts|config\\.ts|d\\.m?ts|tsx?|mjs';
  const fitting = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*\\.(${suffixes})$`);

  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => !fitting.test(path.basename(file)))).toEqual([]);
});

// Names of tables, columns, fields of an attempt's state and rows of devices before they were renamed (decision 048).
const formerNames =
  /\b(handsIn|keepsHeld|acked|book_drawing|mark_hold|request_done|recording_piece|piece_index|hand_score|by_provider|errors_below|asked_at|asked_by|drawn_file_id|drawn_version|touched_at|named_at|is_heard|holderEndedAt)\b/;

test('former names of stored data occur in migrations and in the maps only', () => {
  const journal = 'features/taking/web/journal';
  const allowed = [
    'exam/attempt/wire-state.ts',
    `${journal}/journal-store-changes.ts`,
    // Moves entries of versions before 50.
    `${journal}/journal-database.ts`,
  ];
  expect(product.filter((file) => !allowed.includes(file) && formerNames.test(readText(file)))).toEqual([]);
});

test('the allowed paths of screens are those of docs/spec/routes.txt', () => {
  expect([...screenPaths].sort()).toEqual(readAllowedList('routes').sort());
});

test('the lists in docs/spec contain each path and call once', () => {
  for (const name of ['routes', 'calls'] as const)
    expect(new Set(readAllowedList(name)).size).toBe(readAllowedList(name).length);
});

// These only check that the database responds, or notify other processes; neither reads a table.
const askedByTheKernel = ['apps/server/kernel/health.ts', 'apps/server/kernel/push-hub.ts'];

test('what a file exports again keeps its name', () => {
  // A default export has no name that other files could use.
  const renamed = code.flatMap((file) =>
    [...readText(file).matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/(\w+) as (\w+)/g)]
        .filter(([, from]) => from !== 'default')
        .map(([renaming]) => `${file}: ${renaming}`),
    ),
  );

  expect(renamed).toEqual([]);
});

test('queries are only in files named *.queries.ts', () => {
  const query =
    /\bsql`|\bpreparedQuery(<[^>]*>)?\(|\b(tx|db|handle|client)\s*\.(select|insert|update|delete|execute|query|rows|row|run)\b/;
  // The web cannot import the database, by the import rules: its queries are calls of the contract.
  const near = product.filter((file) => /^(features|apps|content)\//.test(file) && !file.includes('/web/'));
  const asking = near.filter((file) => !file.endsWith('.queries.ts') && query.test(readText(file)));

  expect(asking.filter((file) => !askedByTheKernel.includes(file))).toEqual([]);
});

/** The feature, package or app that a file belongs to. */
const ownerFor = (file: string): string => file.split('/').slice(0, 2).join('/');

/** Files that send SQL directly: the mapping, the queue's own SQL, and a test of what Drizzle's errors hold. */
const isDriver = (file: string): boolean => /^packages\/(db\/|jobs\/jobs\.(test\.)?ts$)/.test(file);

test('raw queries are sent by the functions of packages/db that map their rows, and rows have no snake_case', () => {
  const sends = /\.execute[<(]|\$client\.query[<(]/;
  const queries = product.filter((file) => /\.(queries|tables)\.ts$/.test(file) && !isDriver(file));

  expect(code.filter((file) => !isDriver(file) && sends.test(readText(file)))).toEqual([]);
  expect(queries.filter((file) => measureFile(file, readText(file)).snakeCaseNames.length > 0)).toEqual([]);
});

const declared = /export const (\w+) = pgTable\(\s*'(\w+)'/g;
const written = /\b(?:insert\s+into|update|delete\s+from)\s+(\w+)|\.\s*(?:insert|update|delete)\(\s*(\w+)\s*\)/gi;

test('a table is written by the queries of one owner only', () => {
  const named = product
    .filter((file) => file.endsWith('.tables.ts'))
    .flatMap((file) => [...readText(file).matchAll(declared)]);
  const byName = new Map(named.map(([, name = '', table = '']) => [name, table]));
  const owners = new Map(
    [...readText('docs/schema.sql').matchAll(/^create table (\w+)/gm)].map(([, table = '']) => [
      table,
      new Set<string>(),
    ]),
  );
  for (const file of product.filter((value) => value.endsWith('.queries.ts')))
    for (const [, table, name = ''] of readText(file).matchAll(written))
      owners.get(table ?? byName.get(name) ?? '')?.add(ownerFor(file));
  const listTables = (isOdd: (count: number) => boolean) =>
    [...owners].filter(([, { size }]) => isOdd(size)).map(([table, those]) => [table, ...those].join(' '));

  expect(listTables((count) => count === 0)).toEqual(['migration']);
  expect(listTables((count) => count > 1)).toEqual([]);
});

/** The only files that read the clock or random numbers; everything else receives them as arguments. */
const edges = [
  // The server's process and its commands.
  'apps/server/process.ts',
  'apps/server/person-command.ts',
  'apps/server/class-command.ts',
  // The log of a failed database server, from its start on.
  'packages/db/embedded.ts',
  // The browser's own clock.
  'packages/ui/parts/use-now.ts',
  // The time at which an answer was given, and random delays between retries.
  'features/taking/web/attempt-session/server-clock.ts',
  'features/taking/web/journal/delivery.ts',
  'packages/device/outbox/lane-sender.ts',
  'packages/call/web/retry-while-busy.ts',
  // The time at which answers kept on the device are exported to a file.
  'features/taking/web/finishing/refused-attempts.tsx',
  // The device's clock, which the environment check compares with the server's.
  'features/taking/web/environment-check/environment.screen.tsx',
];

/** Outside an attempt a screen may read the device's clock; inside one only the server's counts. */
const isScreenOutsideAttempts = (file: string): boolean =>
  /^features\/[^/]+\/web\/|^apps\/web\//.test(file) && !file.startsWith('features/taking/');

test('only listed files read the clock or random numbers', () => {
  const using = (pattern: RegExp) =>
    product.filter((file) => !file.includes('/test-jobs/') && !edges.includes(file) && pattern.test(readText(file)));

  expect(using(/Math\.random\(/)).toEqual([]);
  expect(using(/Date\.now\(|new Date\(\)/).filter((file) => !isScreenOutsideAttempts(file))).toEqual([]);
});

/** Where a day is 24 hours long on purpose, and where local times are converted to instants. */
const keepsCalendar = ['packages/base/calendar.ts'];

test('days are counted by the calendar of a time zone, in one place', () => {
  const inProduct = (pattern: RegExp) =>
    product.filter((file) => !keepsCalendar.includes(file) && pattern.test(readText(file)));

  // A day as a constant in milliseconds, since adding it goes wrong where the clocks change.
  expect(inProduct(/86_?400_?000|604_?800_?000|\b24 \* (60 \* 60|3_?600)/)).toEqual([]);
  // The device's calendar, which is neither the reader's nor the school's.
  expect(
    inProduct(/\.(set|get)(Date|Hours|Month|FullYear|Day)\(|\.to(Locale)?DateString\(|\.toLocaleTimeString\(/),
  ).toEqual([]);
  expect(inProduct(/toISOString\(\)\.slice\(0, 10\)/)).toEqual([]);
});

test("instants are formatted in the reader's time zone, which is named", () => {
  const telling = product.filter(
    (file) =>
      /DateTimeFormat\(/.test(readText(file)) &&
      !/^packages\/(base\/(calendar|time)|ui\/time\/reader-zone)\.ts$/.test(file),
  );
  // Each of them passes a time zone in every format that it creates.
  for (const file of telling)
    for (const [format] of readText(file).matchAll(/DateTimeFormat\((?:[^()]|\([^()]*\))*\)/g))
      expect(`${file}: ${format}`).toMatch(/timeZone|\bday\b/);
  // The wrappers in the web use the reader's zone by themselves; the server has to pass it.
  const school = product.filter((file) => /Text\([^;]*school\.timeZone/.test(readText(file)));
  expect(school).toEqual([]);
});

test('roles are in rules: SQL uses the conditions of people', () => {
  const asks =
    /\broles\s*(&&|@>|<@|=)\s*array|any\s*\(\w*\.?roles\)|\.role\s*(=|<>|in)\s*[('$]|any\s*\(\w*\.?permissions\)/;
  // The session compares the role that its login names, as a parameter.
  const allowed = ['features/people/server/role-conditions.queries.ts', 'features/session/server/session.queries.ts'];
  const server = product.filter((file) => /^(features\/[^/]+\/server|apps\/server)\//.test(file));
  expect(server.filter((file) => !allowed.includes(file) && asks.test(readText(file)))).toEqual([]);
});

test('shared code names no programme and compares with no question type', () => {
  const names = [...questionTypeIds, ...programmeCards.map(({ id }) => id)].join('|');
  const compares = new RegExp(`\\b(?:(?:id|kind|type|programme)\\s*[!=]==|programme:)\\s*'(?:${names})'`);
  const shared = product.filter(
    (value) => /^(exam|packages|features|apps)\//.test(value) && !/\/seed\/|^exam\/question-types\/[^/]+\//.test(value),
  );

  expect(shared.filter((file) => compares.test(readText(file)))).toEqual([]);
});

const isWords = (value: unknown): value is MessageSet =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'pairs' in value;

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** All messages of the product; every file that declares some is loaded. */
const allWords = async (): Promise<MessageSet[]> => {
  const found = new Set<MessageSet>();
  for (const file of product.filter(
    (value) => /\bdefineMessages\(\s*'/.test(readText(value)) && !value.includes('packages/base/'),
  )) {
    const module = (await import(path.join(root, file))) as Record<string, unknown>;
    for (const value of Object.values(module)) if (isWords(value)) found.add(value);
  }
  return [...found];
};

test('messages exist in both languages, with the same placeholders', async () => {
  const all = await allWords();
  const wrong = all.flatMap(({ namespace, pairs }) =>
    Object.entries(pairs)
      .filter(([key, { en, zh }]) => {
        // The singular form may leave out the number.
        const differs = !key.endsWith('_one') && placeholders(en).join() !== placeholders(zh).join();
        return en.trim() === '' || zh.trim() === '' || differs;
      })
      .map(([key]) => `${namespace}.${key}`),
  );

  expect(all.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

/** The one set of state names on all screens; the specification's filters keep their names in the calls. */
const states: Readonly<Record<string, { en: string; zh: string }>> = {
  notYet: { en: 'Not open yet', zh: '未开放' },
  onGoing: { en: 'In progress', zh: '进行中' },
  toBeMarked: { en: 'To be marked', zh: '待批改' },
  delay: { en: 'Late', zh: '逾期' },
  complete: { en: 'Done', zh: '已完成' },
};
/** The message sets that name states of assignments. */
const namesStates = /^(assignments|assignments\.(watching|given)|courses\.mine|people\.(student|work))$/;

test('a state has one name everywhere', async () => {
  const named = (await allWords()).filter(({ namespace }) => namesStates.test(namespace));
  const odd = named.flatMap(({ namespace, pairs }) =>
    Object.entries(pairs)
      .filter(([key, { en, zh }]) => states[key] && (en !== states[key].en || zh !== states[key].zh))
      .map(([key]) => `${namespace}.${key}`),
  );

  expect(named.length).toBe(6);
  expect(odd).toEqual([]);
});

/** Phrases that were once on screen and have been replaced. */
const unwanted = {
  en: /\bDelay\b|\bOn-going\b|\btime-out\b|\bthird.party\b|\bof film\b|\bThis way ends\b|\bWrong 1 time\b|\bstands? here\b|\bwas not done\b|^Pin$/i,
  zh: /行尺|单元(?!格)|第三方|候选人|您|计为超时|修改.*截止时间/,
};

/** Guardians are spoken to with the polite form, students and colleagues are not. */
const isForGuardians = (namespace: string): boolean => namespace === 'reports.letter';

test('replaced phrases that sounded translated do not return', async () => {
  const found = (await allWords()).flatMap(({ namespace, pairs }) =>
    Object.entries(pairs)
      .filter(
        ([, { en, zh }]) =>
          unwanted.en.test(en) || unwanted.zh.test(isForGuardians(namespace) ? zh.replaceAll('您', '') : zh),
      )
      .map(([key, { en, zh }]) => `${namespace}.${key}: ${en} / ${zh}`),
  );

  expect(found).toEqual([]);
});

test('no two message sets share a namespace', async () => {
  const names = (await allWords()).map((value) => value.namespace);

  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a class used by a component exists in its style sheet', () => {
  const imported = /import (\w+) from '([^']+\.module\.css)'/g;
  const missing = product.flatMap((file) =>
    [...readText(file).matchAll(imported)].flatMap(([, name = '', sheet = '']) => {
      const classes = readText(path.posix.join(path.posix.dirname(file), sheet));
      const used = [...readText(file).matchAll(new RegExp(`(?<![\\w/])${name}\\.(\\w+)`, 'g'))].map(
        ([, line = '']) => line,
      );
      return used
        .filter((line) => line !== 'module' && !new RegExp(`\\.${line}\\b`).test(classes))
        .map((line) => `${file}: ${line}`);
    }),
  );

  expect(missing).toEqual([]);
});

test('a feature has its public modules, a README and a place in the order of features', () => {
  const features = files('features/*/package.json').map((file) => path.dirname(file));
  const lacking = features.flatMap((folder) =>
    ['README.md', 'contract.ts'].map((name) => `${folder}/${name}`).filter((file) => files(file).length === 0),
  );

  expect(lacking).toEqual([]);
});

test('README documents every setting in its one table, and no others', () => {
  const table = readText('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const description = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z][A-Z\d_]+/g) ?? [],
  );
  const read = ['settings', 'sso-settings']
    .flatMap((name) => [...readText(`apps/server/${name}.ts`).matchAll(/^ {2}([A-Z][A-Z\d_]+): [a-z]/gm)])
    .map(([, name = '']) => name);

  expect(description.sort()).toEqual([...new Set(read)].sort());
});

test('decision records are numbered without gaps and have context, decision and consequences', () => {
  const records = files('docs/decisions/*.md');

  expect(records.map((file) => path.basename(file).slice(0, 3))).toEqual(
    records.map((_, index) => String(index + 1).padStart(3, '0')),
  );
  for (const file of records)
    expect(readText(file)).toMatch(/\*\*Context\.\*\*[\s\S]*\*\*Decision\.\*\*[\s\S]*\*\*Consequences\.\*\*/);
});

test('decision records name no symbol and no file that does not exist', () => {
  const sources = files(`${folders}/**/*.{ts,tsx,mjs,sql}`, 'programmes/*/published.json').map(readText);
  const names = new Set(sources.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
  const paths = files('**/*.{ts,tsx,mjs,cjs,json,md,txt,sql,css,typ}', '.*').filter(
    (file) => !/node_modules|dist/.test(file),
  );
  const isFile = (name: string) => {
    const pattern = new RegExp(`(^|/)${name.replaceAll('.', '\\.').replaceAll(/<\w+>|\*/g, '[^/]+')}$`);
    return paths.some((file) => pattern.test(file));
  };
  const isKnown = (code: string) => {
    if (/^[\w./<>*-]+\.(ts|tsx|mjs|cjs|json|md|txt|sql|css|typ)$/.test(code)) return isFile(code);
    // Two words joined by a capital letter are a symbol; single words may be anything.
    return !/^[A-Za-z]*[a-z][A-Z]\w*$/.test(code) || names.has(code);
  };

  const unknown = files('docs/decisions/*.md').flatMap((file) =>
    [...readText(file).matchAll(/`([^`]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => !isKnown(code))
      .map((code) => `${file}: ${code}`),
  );

  expect(unknown).toEqual([]);
});
