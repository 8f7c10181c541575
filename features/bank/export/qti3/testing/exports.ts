import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readZipEntries, unpack } from '@inkstone/files/sheets';
import { ExchangedSet } from '../../../contract/exchange.ts';
import type { ExportedFile, ExportSource } from '../../format.ts';
import { parseStrictly, type XmlElement } from './xml-tree.ts';

const root = path.join(import.meta.dirname, '../../../../..');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const listFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const mimeTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.mp3': 'audio/mpeg',
};

/** A file whose bytes are its name, since tests compare files only with one another. */
const createFile = (id: number, name: string): ExportedFile => ({
  ...{ id, name, bytes: new TextEncoder().encode(name) },
  mimeType: mimeTypes[path.extname(name)] ?? 'audio/mp4',
});

/** A set of every question type: the samples that the types are tested with. */
export const readSampleSets = (): ExportSource => {
  const folder = path.join(root, 'exam/question-types');
  const types = listFolders(folder).filter((type) => listFolders(path.join(folder, type)).includes('samples'));
  const sets = types.map((type) => {
    const samples = path.join(folder, type, 'samples');
    const questions = readdirSync(samples).map((name) => {
      const { prompt, key, explanation } = readJson(path.join(samples, name)) as Record<string, unknown>;
      return { type, prompt, key, explanation, points: 250 };
    });
    return ExchangedSet.parse({
      ...{ programme: 'amc', subject: 'math', title: `Samples of ${type}`, titleZh: null, questions },
      stimulus: { kind: 'none' },
    });
  });
  return { title: 'Samples', sets, files: new Map(), language: 'en' };
};

/** All question sets of the sample bank, each as an export of its own. */
export const readBankSets = (): ExportSource[] => {
  const folder = path.join(root, 'content/bank');
  const programmes = listFolders(folder).filter((name) => listFolders(path.join(folder, name)).includes('sets'));
  return programmes.flatMap((programme) => {
    const sets = path.join(folder, programme, 'sets');
    return readdirSync(sets)
      .filter((name) => name.endsWith('.json'))
      .map((name): ExportSource => {
        const bundle = readJson(path.join(sets, name)) as { sets: unknown[]; files?: { id: number; name: string }[] };
        const files = (bundle.files ?? []).map((file) => [file.id, createFile(file.id, file.name)] as const);
        return {
          ...{ title: name, language: 'en', files: new Map(files) },
          sets: bundle.sets.map((set) => ExchangedSet.parse(set)),
        };
      });
  });
};

/** The files of a written package. */
export const unpackFiles = async (bytes: Uint8Array): Promise<Map<string, Buffer>> => {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files = new Map<string, Buffer>();
  for (const [name, entry] of readZipEntries(archive, 20_000)) {
    const chunks: Buffer[] = [];
    for await (const chunk of unpack(archive, entry)) chunks.push(chunk);
    files.set(name, Buffer.concat(chunks));
  }
  return files;
};

/** The XML files of a package, strictly parsed. */
export const parseFiles = (files: ReadonlyMap<string, Buffer>): Map<string, XmlElement> =>
  new Map(
    [...files]
      .filter(([name]) => name.endsWith('.xml'))
      .map(([name, bytes]) => [name, parseStrictly(bytes.toString())] as const),
  );
