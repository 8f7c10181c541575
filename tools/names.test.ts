import path from 'node:path';
import { expect, test } from 'vitest';
import { readText } from './call-locations.ts';
import { codeFiles, productFiles } from './house/source-files.ts';

test('a file name is in kebab-case, with a suffix for its kind', () => {
  const suffixes =
    'screen\\.tsx|lazy\\.(test\\.)?tsx?|queries\\.ts|tables\\.ts|(screen\\.)?test\\.tsx?|journey\\.ts|thread\\.ts|config\\.ts|d\\.m?ts|tsx?|mjs';
  const fitting = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*\\.(${suffixes})$`);

  expect(codeFiles.length).toBeGreaterThan(100);
  expect(codeFiles.filter((file) => !fitting.test(path.basename(file)))).toEqual([]);
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
  expect(productFiles.filter((file) => !allowed.includes(file) && formerNames.test(readText(file)))).toEqual([]);
});

test('what a file exports again keeps its name', () => {
  // A default export has no name that other files could use.
  const renamed = codeFiles.flatMap((file) =>
    [...readText(file).matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/(\w+) as (\w+)/g)]
        .filter(([, from]) => from !== 'default')
        .map(([renaming]) => `${file}: ${renaming}`),
    ),
  );

  expect(renamed).toEqual([]);
});
