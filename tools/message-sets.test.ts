import path from 'node:path';
import { expect, test } from 'vitest';
import type { MessageSet } from '@inkstone/base';
import { readText, root } from './call-locations.ts';
import { productFiles } from './house/source-files.ts';

const isMessageSet = (value: unknown): value is MessageSet =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'pairs' in value;

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** All messages of the product; every file that declares some is loaded. */
const readMessageSets = async (): Promise<MessageSet[]> => {
  const found = new Set<MessageSet>();
  for (const file of productFiles.filter(
    (value) => /\bdefineMessages\(\s*'/.test(readText(value)) && !value.includes('packages/base/'),
  )) {
    const module = (await import(path.join(root, file))) as Record<string, unknown>;
    for (const value of Object.values(module)) if (isMessageSet(value)) found.add(value);
  }
  return [...found];
};

test('messages exist in both languages, with the same placeholders', async () => {
  const all = await readMessageSets();
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
  const named = (await readMessageSets()).filter(({ namespace }) => namesStates.test(namespace));
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
  const found = (await readMessageSets()).flatMap(({ namespace, pairs }) =>
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
  const names = (await readMessageSets()).map((value) => value.namespace);

  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
