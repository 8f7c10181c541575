import type { Detail } from '../entry-of.ts';

/** Questions of one set with what they are about, numbered through the whole print. */
export interface PrintedSet {
  title: string;
  stimulus: Detail['stimulus'];
  questions: { number: number; detail: Detail }[];
}

const materialOf = ({ entry, stimulus }: Detail): string =>
  JSON.stringify([entry.title, stimulus.kind, stimulus.html, stimulus.files.map(({ id }) => id)]);

/** Questions about one text, picture or recording together, so that it is printed once; in the order of the first of each. */
export const byMaterial = (details: readonly Detail[]): PrintedSet[] => {
  let number = 0;
  return [...Map.groupBy(details, materialOf).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const questions = own.map((detail) => {
      number += 1;
      return { number, detail };
    });
    return { title: first.entry.title, stimulus: first.stimulus, questions };
  });
};
