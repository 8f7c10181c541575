import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeededRandom } from '@inkstone/exam/attempt';
import { scoreAnswer } from '@inkstone/exam/scored';
import { packZip } from '@inkstone/files';
import { readSource } from '../../import/index.ts';
import { cleanQuestion, cleanStimulus } from '../../server/clean-set.ts';
import { checkSource, type CheckedQuestion } from '../../server/question-imports/checked-source.ts';
import type { ExportSource } from '../format.ts';
import { makeAnswer } from './testing/answers.ts';
import { buildSource } from '../testing/sample-bank.ts';
import { anEssay, aRubric } from '../../testing.ts';
import { readBankSets, readSampleSets, unpackFiles } from './testing/exports.ts';
import { qti3 } from './format.ts';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const readBack = async (bytes: Uint8Array) => checkSource(await readSource({ name: 'export.zip', bytes }), hash);

/** Content whose files are named by their hashes, since their numbers differ. */
const withHashes = (value: unknown, hashes: ReadonlyMap<number, string>): unknown =>
  JSON.parse(
    JSON.stringify(value).replace(
      /data-file=\\"(\d+)\\"/g,
      (_whole, id: string) => `data-file=${hashes.get(Number(id))}`,
    ),
  );

/** A question of an export as an import keeps it. */
const toExpected = (question: ExportSource['sets'][number]['questions'][number]): unknown => {
  const { knowledge, ...draft } = question;
  const tidy = cleanQuestion({ ...draft, knowledgeNodeId: null });
  if (typeof tidy === 'string') throw new Error(tidy);
  const { type, prompt, key, points, explanation, evidence, distractors, clip, rubric } = tidy;
  return {
    ...{ type, prompt, key, points, explanation },
    ...(evidence && { evidence }),
    ...(distractors && { distractors }),
    ...(clip && { clip }),
    ...(rubric && { rubric }),
    ...(knowledge !== null && { knowledge }),
  };
};

const compare = async (source: ExportSource) => {
  const { bytes } = await qti3.write(source);
  const { groups, items, files, format } = await readBack(bytes);
  expect(format).toBe('qti');
  const sourceHashes = new Map([...source.files].map(([id, file]) => [id, hash(file.bytes)]));
  const hashes = new Map(files.map(({ id, sha256 }) => [id, sha256]));
  const expected = source.sets.map(({ title, titleZh, stimulus, questions }) => ({
    title,
    titleZh,
    stimulus: withHashes({ ...cleanStimulus(stimulus), files: [] }, sourceHashes),
    files: stimulus.kind === 'none' ? [] : stimulus.files.map(({ id }) => sourceHashes.get(id)),
    questions: questions.map((question) => withHashes(toExpected(question), sourceHashes)),
  }));
  const found = groups.map(({ title, titleZh = null, stimulus }, index) => ({
    title,
    titleZh,
    stimulus: withHashes({ ...stimulus, files: [] }, hashes),
    files: stimulus.files.map(({ id }) => hashes.get(id)),
    questions: items
      .filter(({ groupPosition }) => groupPosition === index + 1)
      .map(({ question }) => withHashes(question, hashes)),
  }));
  expect(found).toEqual(expected);
  return items;
};

test('a question of every type comes back equal from an exported package', async () => {
  const items = await compare(readSampleSets());
  expect(items.filter(({ outcome }) => outcome !== 'exact')).toEqual([]);
});

test('a question that carries a rubric comes back with it, and the receipt says that others do not read it', async () => {
  const source = buildSource([anEssay({ rubric: aRubric() })]);
  const [item] = await compare(source);
  expect(item?.question?.rubric).toEqual(aRubric());
  const { items } = await qti3.write(source);
  expect(items.map(({ notes }) => notes.map(({ code }) => code))).toEqual([['ownFields']]);
});

test('every question of the sample bank comes back equal with its set, pictures and recordings', async () => {
  for (const source of readBankSets()) {
    const items = await compare(source);
    expect(items.filter(({ outcome }) => outcome !== 'exact').map(({ notes }) => [source.title, notes])).toEqual([]);
  }
}, 300_000);

test('a thousand random answers earn the same before and after', async () => {
  const random = createSeededRandom(2711);
  const source = readSampleSets();
  const { items } = await readBack((await qti3.write(source)).bytes);
  const questions = source.sets.flatMap(({ questions: own }) => own);
  const scores = { answers: 0, full: 0, none: 0 };
  for (const [index, question] of questions.entries()) {
    const copy = items[index]?.question as CheckedQuestion;
    if (makeAnswer(question, random) === undefined) continue;
    for (let times = 0; times < 1000; times += 1) {
      const answer = makeAnswer(question, random);
      const score = scoreAnswer(question, answer);
      expect(scoreAnswer(copy, answer)).toEqual(score);
      scores.answers += 1;
      if (score?.earned === score?.possible) scores.full += 1;
      if (score?.earned === 0) scores.none += 1;
    }
  }
  expect(scores.answers).toBeGreaterThanOrEqual(48_000);
  expect(Math.min(scores.full, scores.none)).toBeGreaterThan(5000);
}, 120_000);

/** A package whose file of a kind was changed by somebody else's program. */
const change = async (source: ExportSource, folder: string, from: string, to: string) => {
  const files = await unpackFiles((await qti3.write(source)).bytes);
  const changed = [...files].map(([name, bytes]) => {
    const text = bytes.toString();
    return {
      name,
      bytes: name.startsWith(folder) && text.includes(from) ? Buffer.from(text.replaceAll(from, to)) : bytes,
    };
  });
  return readBack(await packZip(changed));
};

const choices = (): ExportSource => {
  const source = readSampleSets();
  return { ...source, sets: source.sets.filter(({ questions }) => questions[0]?.type === 'choice') };
};

test('an item that was changed elsewhere is read as it is now, and not as it was here', async () => {
  const source = choices();
  const before = source.sets[0]?.questions[0];
  const { items } = await change(
    source,
    'items/',
    '<qti-value>option_5</qti-value>',
    '<qti-value>option_2</qti-value>',
  );
  const [first] = items;
  expect(before?.key).toBe('5');
  expect(first?.question).toMatchObject({ type: 'choice', key: 'b' });
});

test('an extension that is no question of ours is left, and the item is read', async () => {
  const { items } = await change(choices(), 'inkstone/', '<data>', '<data>[');
  expect(items.map(({ question }) => question?.type)).toEqual(['choice', 'choice', 'choice']);
});
