import { createSeededRandom } from '@inkstone/exam/attempt';
import { scoreAnswer } from '@inkstone/exam/scored';
import { NoteList } from '../notes.ts';
import { toPlainQuestion, type ExchangedQuestion, type PlainQuestion } from '../plain-question.ts';
import type { RoundTrip } from './round-trip.ts';

type Random = () => number;

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item;

const shuffle = (count: number, random: Random): number[] =>
  Array.from({ length: count }, (_, index) => ({ index, rank: random() }))
    .toSorted((first, second) => first.rank - second.rank)
    .map(({ index }) => index);

const wrongWords = ['x', '', '102', 'é', '(A)', '0.5'];

const vary = (word: string, random: Random): string =>
  pick([word, word.toUpperCase(), ` ${word} `, `${word}s`, word.normalize('NFD')], random);

interface Ids {
  options?: readonly { id_option: string }[];
  columns?: readonly { id_option: string }[];
}

const getId = (options: Ids['options'], index: number): string => options?.[index]?.id_option ?? '';

/** An answer by what it means; `write` says it for a question, whose options may have ids and an order of their own. */
const drawAnswer = (plain: PlainQuestion, random: Random): ((question: ExchangedQuestion) => unknown) => {
  const prompts = (question: ExchangedQuestion) => question.prompt as Ids;
  switch (plain.kind) {
    case 'choice': {
      const chosen = shuffle(plain.options.length, random).slice(
        0,
        plain.isMultiple ? 1 + Math.floor(random() * 4) : 1,
      );
      return (question) => {
        const ids = chosen.map((index) => getId(prompts(question).options, index));
        return plain.isMultiple ? ids : ids[0];
      };
    }
    case 'truth': {
      const isTrue = random() < 0.5;
      return () => isTrue;
    }
    case 'gaps':
    case 'gapChoice': {
      const words = plain.gaps.map((gap) => {
        if ('words' in gap) return pick(gap.words, random);
        return random() < 0.6 ? vary(pick(gap, random), random) : pick(wrongWords, random);
      });
      const numbers = [...plain.text.matchAll(/data-blank="(\d+)"/g)].map(([, number]) => Number(number));
      return (question) => {
        const ownNumbers = [...(question.prompt as { text: string }).text.matchAll(/data-blank="(\d+)"/g)].map(
          ([, number]) => Number(number),
        );
        const answer: string[] = [];
        for (const [at, number] of numbers.entries()) answer[(ownNumbers[at] ?? 1) - 1] = words[number - 1] ?? '';
        return answer;
      };
    }
    case 'number': {
      const entry = random() < 0.6 ? pick(plain.accepted, random) : pick(['0', '1/3', '.5', '-2', '17'], random);
      return () => entry;
    }
    case 'matching': {
      const columns = plain.rows.map(() => Math.floor(random() * plain.columns.length));
      return (question) => columns.map((index) => getId(prompts(question).columns, index));
    }
    case 'order': {
      const order = random() < 0.4 ? plain.order : shuffle(plain.lines.length, random);
      return (question) => order.map((index) => getId(prompts(question).options, index));
    }
    case 'essay':
      return () => 'text';
  }
};

/** The scores of seeded random answers to questions before and after a round trip. */
export const compareScores = (trips: readonly RoundTrip[], count: number): { before: unknown[]; after: unknown[] } => {
  const random = createSeededRandom(27);
  const result: { before: unknown[]; after: unknown[] } = { before: [], after: [] };
  for (let at = 0; at < count; at += 1) {
    const { place, question, read } = pick(trips, random);
    const plain = toPlainQuestion(question, new NoteList());
    if (!plain || !read) throw new Error(`A ${question.type} was not written.`);
    const write = drawAnswer(plain, random);
    result.before.push({ place, score: scoreAnswer(question, write(question)) });
    result.after.push({ place, score: scoreAnswer(read.question, write(read.question as ExchangedQuestion)) });
  }
  return result;
};
