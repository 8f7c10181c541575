import { expect, inject, test } from 'vitest';
import { generateDocs } from './generate-docs.ts';
import { textOf } from './places.ts';
import { readCalls, readScreens } from './registries.ts';

test('the generated documents are as the product is; "npm run docs" brings them up to date', async () => {
  const sources = { calls: await readCalls(), screens: await readScreens(), databaseUrl: inject('templateUrl') };
  const now = await generateDocs(sources);

  const stale = Object.entries(now).filter(([file, text]) => textOf(file) !== text);

  expect(stale.map(([file]) => file)).toEqual([]);
});
