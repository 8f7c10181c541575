import { RichText, useTranslation } from '@inkstone/ui';
import { messages as shared } from '../messages.ts';
import { ReviewFrame, ReviewLine, ReviewLines } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { splitPassage } from './pieces.ts';
import styles from './select.module.css';
import { getSelectedText, selectText, type Answer, type Key, type Prompt } from './type.ts';

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

/** The passage with the selection and the key. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, Answer>) => {
  const t = useTranslation(messages);
  const say = useTranslation(shared);
  const shown = getReviewScore(selectText, { prompt, key: key_, value });
  const isRight = shown.score !== null && shown.score.earned === shown.score.possible;
  const marked = prompt.by === 'pieces' ? markPieces(prompt, key_, value) : markSpan(prompt, key_);
  return (
    <ReviewFrame {...shown}>
      <div lang="en">
        <RichText html={prompt.text} />
      </div>
      <div className={styles.passage} lang="en">
        {marked.map(({ text, from, tone, says }) =>
          tone === null ? (
            <span key={from}>{text}</span>
          ) : (
            <mark key={from} className={styles.mark} data-tone={tone}>
              {text}
              {says && <span className="vh"> ({t(says)})</span>}
            </mark>
          ),
        )}
      </div>
      {prompt.by === 'span' && value && (
        <ReviewLines>
          <ReviewLine
            tone={isRight ? 'right' : 'wrong'}
            label={say(perspective === 'own' ? 'ownAnswer' : 'studentAnswer')}
          >
            <span lang="en">{getSelectedText(value, prompt)}</span>
          </ReviewLine>
        </ReviewLines>
      )}
    </ReviewFrame>
  );
};
