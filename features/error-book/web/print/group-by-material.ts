import { groupBy } from '@inkstone/base';
import type { EntryDetail } from '../entry-types.ts';

/** Questions of one stimulus, numbered through the whole print. */
export interface PrintedSet {
  title: string;
  stimulus: EntryDetail['stimulus'];
  questions: { number: number; detail: EntryDetail }[];
}

const toMaterialKey = ({ entry, stimulus }: EntryDetail): string =>
  JSON.stringify([entry.title, stimulus.kind, stimulus.html, stimulus.files.map(({ id }) => id)]);

/** Groups questions by stimulus, so that it is printed once; in the order of each group's first question. */
export const groupByMaterial = (details: readonly EntryDetail[]): PrintedSet[] => {
  let number = 0;
  return [...groupBy(details, toMaterialKey).values()].flatMap((sameMaterial) => {
    const [first] = sameMaterial;
    if (!first) return [];
    const questions = sameMaterial.map((detail) => {
      number += 1;
      return { number, detail };
    });
    return { title: first.entry.title, stimulus: first.stimulus, questions };
  });
};
