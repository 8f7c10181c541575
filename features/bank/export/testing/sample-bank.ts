import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mimes } from '@inkstone/files';
import { ExchangedSet } from '../../contract/exchange.ts';
import { withRenamedFiles } from '../../server/exchange/bundle.ts';
import type { ExportedFile, ExportSource } from '../format.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

interface UnpackedBundle {
  sets: unknown[];
  files?: { id: number; name: string }[];
}

const mimeTypes = new Map<string, string>([
  ['.png', mimes.png],
  ['.svg', mimes.svg],
  ['.mp3', mimes.mp3],
  ['.jpg', mimes.jpeg],
]);

/** The question sets of the sample school with their files; `every` 5 is one of five. */
export const loadSampleBank = (language: ExportSource['language'] = 'en', every = 1): ExportSource => {
  const files = new Map<number, ExportedFile>();
  const sets = globSync('content/{bank/*,courses}/sets/*.json', { cwd: root })
    .toSorted()
    .filter((_, index) => index % every === 0)
    .flatMap((name) => {
      const bundle = JSON.parse(readFileSync(path.join(root, name), 'utf8')) as UnpackedBundle;
      const first = files.size;
      for (const file of bundle.files ?? []) {
        const place = path.join(root, path.dirname(name), file.name);
        const bytes = existsSync(place) ? readFileSync(place) : Buffer.from(file.name);
        const mimeType = mimeTypes.get(path.extname(file.name)) ?? 'application/octet-stream';
        files.set(first + file.id, { id: first + file.id, name: file.name, mimeType, bytes });
      }
      return bundle.sets.map((set) => withRenamedFiles(ExchangedSet.parse(set), (id) => first + id));
    });
  return { title: 'The bank', sets, files, language };
};

/** A picture of one point. */
export const picture: ExportedFile = {
  id: 1,
  name: 'a “b” & c/d.png',
  mimeType: mimes.png,
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

type Question = Partial<ExchangedSet['questions'][number]> & { type: string; prompt: unknown; key: unknown };

/** The most questions of one set. */
const maxQuestions = 60;

/** Some questions in one set, or in as many as they need. */
export const buildSource = (
  questions: readonly Question[],
  { passage = '', language = 'en', title = 'A set' }: { passage?: string; language?: 'zh' | 'en'; title?: string } = {},
): ExportSource => ({
  title: 'An export',
  sets: Array.from({ length: Math.ceil(questions.length / maxQuestions) }, (_, at) =>
    ExchangedSet.parse({
      ...{ programme: 'amc', subject: 'math', title },
      stimulus: { kind: passage === '' ? 'none' : 'passage', html: passage },
      questions: questions
        .slice(at * maxQuestions, (at + 1) * maxQuestions)
        .map((question) => ({ explanation: { en: '', zh: '' }, points: 100, ...question })),
    }),
  ),
  files: new Map([[picture.id, picture]]),
  language,
});
