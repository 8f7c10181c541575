import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { root } from './call-locations.ts';
import { listContractFolders, listProgrammeFolders, writeRegistry } from './programme-registry.ts';

const programmes = path.join(root, 'programmes');

// Inside the repository, so that packages are resolved as from the folder itself.
const nursery = path.join(root, '.cache', 'skeletons');
mkdirSync(nursery, { recursive: true });
const copy = mkdtempSync(path.join(nursery, 'programmes-'));
afterAll(() => rmSync(copy, { recursive: true }));

const registryFor = (directory: string) =>
  writeRegistry(listProgrammeFolders(directory), listContractFolders(directory));

const writeCopiedRegistry = (): void => {
  for (const [file, text] of Object.entries(registryFor(copy))) {
    writeFileSync(path.join(copy, 'registry', file), text);
  }
};

const importCopied = async <T>(file: string): Promise<T> => {
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(path.join(copy, file)).href);
  return loaded as T;
};

const card = `import type { ProgrammeCard } from '@inkstone/exam/blueprint';

export const townQuizCard = {
  id: 'town-quiz',
  position: 55,
  name: { en: 'Town quiz', zh: '城市知识竞赛' },
  routes: { exam: '/town-quiz', homework: '/town-quiz/homework' },
  sections: ['round'],
  exams: { round: { en: 'Round', zh: '第一轮' } },
} as const satisfies ProgrammeCard;
`;

const index = `import type { Programme } from '@inkstone/exam/blueprint';
import { townQuizCard } from './card.ts';

export const townQuiz = {
  id: townQuizCard.id,
  name: townQuizCard.name,
  routes: townQuizCard.routes,
  variants: [],
  reports: {},
  sources: [],
} as const satisfies Programme;
`;

test('the registry in the repository is the one of its folders: otherwise "npm run registries"', () => {
  const written = registryFor(programmes);
  for (const [file, text] of Object.entries(written)) {
    expect({ file, text: readFileSync(path.join(programmes, 'registry', file), 'utf8') }).toEqual({ file, text });
  }
});

test('a programme is added by its folder alone, and leaves with it', async () => {
  cpSync(programmes, copy, { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
  const before = registryFor(copy);
  mkdirSync(path.join(copy, 'town-quiz'));
  writeFileSync(path.join(copy, 'town-quiz', 'card.ts'), card);
  writeFileSync(path.join(copy, 'town-quiz', 'index.ts'), index);
  writeCopiedRegistry();

  const cards = await importCopied<typeof import('@inkstone/programmes/cards')>('cards.ts');
  const all = await importCopied<typeof import('@inkstone/programmes')>('index.ts');
  const lazy = await importCopied<typeof import('@inkstone/programmes/lazy')>('lazy.ts');
  const ids = cards.programmeCards.map(({ id }) => id);
  expect(ids.slice(ids.indexOf('sat'), ids.indexOf('act') + 1)).toEqual(['sat', 'town-quiz', 'act']);
  expect(all.programmes.map(({ id }) => id)).toEqual(ids);
  expect(all.findProgramme('town-quiz')?.name.en).toBe('Town quiz');
  await lazy.loadProgramme('town-quiz');
  expect(lazy.isProgrammeLoaded('town-quiz')).toBe(true);

  rmSync(path.join(copy, 'town-quiz'), { recursive: true });
  expect(registryFor(copy)).toEqual(before);
});
