import { splitPassage } from './pieces.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** A span of the passage, and how it compares with the key. */
interface MarkedSpan {
  text: string;
  from: number;
  tone: 'right' | 'wrong' | null;
  says: 'rightOne' | 'chosenRight' | 'chosenWrong' | null;
}

const markPieces = (prompt: Prompt, key: Key, value: Answer | undefined): MarkedSpan[] => {
  const chosen = value && 'pieces' in value ? value.pieces : [];
  return splitPassage(prompt.passage).map(({ text, from, piece }) => {
    const [isRight, isChosen] = [key.pieces.includes(piece ?? 0), chosen.includes(piece ?? 0)];
    const tone = isRight ? 'right' : isChosen ? 'wrong' : null;
    const says = isRight ? (isChosen ? 'chosenRight' : 'rightOne') : isChosen ? 'chosenWrong' : null;
    return { text, from, tone, says };
  });
};

/** The first right span is highlighted in the passage; the selection is shown below it. */
const markSpan = ({ passage }: Prompt, { spans: [right = ''] }: Key): MarkedSpan[] => {
  const at = right === '' ? -1 : passage.indexOf(right);
  if (at < 0) return [{ text: passage, from: 0, tone: null, says: null }];
  const end = at + right.length;
  const plain = { tone: null, says: null } as const;
  return [
    { text: passage.slice(0, at), from: 0, ...plain },
    { text: right, from: at, tone: 'right', says: 'rightOne' },
    { text: passage.slice(end), from: end, ...plain },
  ];
};

/** The spans of the passage with the right and the chosen ones marked. */
export const markPassage = ({
  prompt,
  key,
  value,
}: {
  prompt: Prompt;
  key: Key;
  value: Answer | undefined;
}): MarkedSpan[] => (prompt.by === 'pieces' ? markPieces(prompt, key, value) : markSpan(prompt, key));
