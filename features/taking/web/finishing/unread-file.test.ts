import { expect, test } from 'vitest';
import { toUnreadFile } from './unsent-file.ts';

test('the file contains the rows as stored, and one that cannot be serialised does not affect the others', async () => {
  const self: Record<string, unknown> = {};
  self.self = self;
  const of = { attemptId: 7, title: 'Mock A', store: 'entries' } as const;
  const rows = [{ seq: 2, event: null }, self, { seq: 3, value: 5n }].map((row) => ({ ...of, row }));
  expect(JSON.parse(await toUnreadFile(rows).text())).toEqual({
    ...{ format: 'inkstone-unread-journal', version: 2, attemptId: 7, title: 'Mock A' },
    rows: [
      { store: 'entries', row: { seq: 2, event: null } },
      { store: 'entries', row: 'object' },
      { store: 'entries', row: 'object' },
    ],
  });
});
