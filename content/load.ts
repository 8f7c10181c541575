import { readFileSync } from 'node:fs';

/** A file of the content. */
export const contentFile = (path: string): URL => new URL(path, import.meta.url);

/** Reads a data file of the content; `npm run content` checks that it has the shape that is asked for. */
export const readData = <Value>(path: string): Value => JSON.parse(readFileSync(contentFile(path), 'utf8')) as Value;

/** Reads files of lists, whose names stand in `order.json` of their folder, as one list. */
export const readLists = <Value>(folder: string): readonly Value[] =>
  readData<string[]>(`${folder}/order.json`).flatMap((name) => readData<Value[]>(`${folder}/${name}.json`));
