import { RichText, useTranslation } from '@inkstone/ui';
import { getOptionText, readOptions } from '../shapes.ts';
import { ReviewFrame, ReviewLine, ReviewLines } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import { toPlainText } from '../plain-text.ts';
import type { ReviewProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { matchingTableScoring, rightRows } from './scoring.ts';
import { matchingTable } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** Each row with the ticked column, and the right one where it is wrong; without an answer the right ones alone. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, Answer>) => {
  const t = useTranslation(messages);
  const rights = rightRows(value ?? [], key_);
  const getName = (column: string | undefined): string => toPlainText(getOptionText(prompt.columns, column));
  const getText = (row: number): string => {
    const keyText = t('keyIs', { name: getName(key_[row]) });
    if (value === undefined) return keyText;
    const tick = value[row]
      ? t(perspective === 'own' ? 'ownTick' : 'studentTick', { name: getName(value[row]) })
      : t('nothing');
    return rights[row] ? tick : `${tick} · ${keyText}`;
  };
  return (
    <ReviewFrame
      text={prompt.text}
      {...getReviewScore(matchingTable, matchingTableScoring, { prompt, key: key_, value })}
    >
      <ReviewLines>
        {readOptions(prompt.rows).map(({ id, text }, row) => (
          <ReviewLine key={id} tone={value === undefined || rights[row] ? 'right' : 'wrong'} label={getText(row)}>
            <span lang="en">
              <RichText inline html={text} />
            </span>
          </ReviewLine>
        ))}
      </ReviewLines>
    </ReviewFrame>
  );
};
