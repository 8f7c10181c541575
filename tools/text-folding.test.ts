import { expect, test } from 'vitest';
import { findOwnFolding } from './text-folding.ts';
import { files, readText } from './call-locations.ts';

/** Files whose text is a sign of the machine, and what it is. */
const machineText: Readonly<Record<string, string>> = {
  'apps/server/kernel/address.ts': 'network addresses',
  'apps/server/kernel/openapi.ts': 'methods of HTTP',
  'exam/question-types/descriptions/files.ts': 'ids of files',
  'exam/question-types/parts/files/answer-files.tsx': 'ids of files',
  'exam/question-types/parts/files/file-kinds.tsx': 'endings of files',
  'exam/question-types/parts/paste/paste-styles.tsx': 'words of CSS',
  'features/bank/import/markup.ts': 'names of markup',
  'features/bank/import/qti/classic/materials.ts': 'names of markup',
  'features/bank/import/qti/classic/metadata.ts': 'names of markup',
  'features/bank/import/to-rich-text.ts': 'names of markup',
  'features/courses/web/study/use-study-keys.ts': 'names of keys',
  'features/error-book/web/review-outcome.tsx': 'names of keys',
  'features/home/web/search/use-search-keys.ts': 'names of keys',
  'features/bank/export/qti3/gaps.ts': 'entries of a mapping, which the standard compares without case',
  'features/bank/export/qti3/package.ts': 'endings of files',
  'features/bank/export/qti3/texts.ts': 'entries of a mapping, which the standard compares without case',
  'features/marking/web/keys/use-desk-keys.ts': 'names of keys',
  'features/marking/web/notes/letters.ts': 'names of keys',
  'features/school/server/change-sets/known-accounts.queries.ts':
    'user names as they are indexed, beside the folded ones',
  'features/school/import/find-person.ts': 'user names as they are indexed, beside the folded ones',
  'features/school/web/appearance/accent-fields.tsx': 'codes of colours',
  'features/session/server/sign-on.queries.ts': 'user names and addresses as they are indexed, beside the folded ones',
  'features/session/server/account.queries.ts': 'user names and addresses as they are indexed, beside the folded ones',
  'features/session/server/bulk-accounts.queries.ts': 'user names as they are indexed',
  'features/taking/server/files/file-ids.ts': 'ids of files',
  'features/taking/server/files/uploaded-files.queries.ts': 'ids of files',
  'features/textbooks/web/reader/use-reader-keys.ts': 'names of keys',
  'features/timetable/web/attendance/attendance-list.tsx': 'names of keys',
  'packages/dictionary/abbreviations.ts': 'keys of shards',
  'packages/dictionary/build.ts': 'keys of shards',
  'packages/dictionary/index.ts': 'keys of shards',
  'packages/dictionary/read-wordnet.ts': 'keys of shards',
  'packages/files/file-name.ts': 'endings of files',
  'packages/files/typeset/math-signs.ts': 'names of colours',
  'packages/ui/words/device-language.ts': 'codes of languages',
};

test.each([
  ['word.toLowerCase() === other.toLowerCase()', [1]],
  ['a;\nnames.sort((a, b) => a.localeCompare(b))', [2]],
  ["text.normalize('NFKC')", [1]],
  ['where lower(r.name) = lower(${name})', [1]],
  ['order by lower(r.name)', []],
  ["text.normalize('NFC')", []],
  ['foldCase(text)', []],
])('the own folding of %s', (source, lines) => {
  expect(findOwnFolding(source)).toEqual(lines);
});

test('what people write is folded and ordered in packages/base alone', () => {
  const sources = files('{packages,exam,programmes,features,apps}/**/*.{ts,tsx}').filter(
    (file) =>
      !file.startsWith('packages/base/') &&
      !/\.(test|journey)\.tsx?$|\/testing(?:\.tsx?$|\/)|\/journeys\/|\/node_modules\//.test(file),
  );
  const found = sources.filter((file) => findOwnFolding(readText(file)).length > 0);

  expect(sources.length).toBeGreaterThan(500);
  expect(found.filter((file) => !(file in machineText))).toEqual([]);
  expect(Object.keys(machineText).filter((file) => !found.includes(file))).toEqual([]);
});
