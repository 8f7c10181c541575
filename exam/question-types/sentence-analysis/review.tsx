import { RichText, useTranslation } from '@inkstone/ui';
import { ReviewFrame, ReviewLine, ReviewLines, ReviewPart } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { isRole } from './roles.ts';
import { rightPieces, sentenceAnalysisScoring } from './scoring.ts';
import { listMainClause, sentenceAnalysis } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/**
 * The main clause, then each part with its marked role, and the right role where it differs; without an answer the right
 * ones alone.
 */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, Answer>) => {
  const t = useTranslation(messages);
  const rights = rightPieces(value ?? [], key_);
  const getName = (role = ''): string => (isRole(role) ? t(`role.${role}`) : '');
  const getText = (at: number): string => {
    const keyText = t('keyIs', { name: getName(key_[at]) });
    if (value === undefined) return keyText;
    const name = getName(value[at]);
    const mark = name ? t(perspective === 'own' ? 'ownMark' : 'studentMark', { name }) : t('nothing');
    return rights[at] ? mark : `${mark} · ${keyText}`;
  };
  const mainClause = listMainClause(prompt, key_);
  return (
    <ReviewFrame
      text={prompt.text}
      {...getReviewScore(sentenceAnalysis, sentenceAnalysisScoring, { prompt, key: key_, value })}
    >
      {mainClause.length > 0 && (
        <ReviewPart title={t('mainClause')}>
          <ReviewLine tone="plain">
            <span lang="en">
              <RichText inline html={mainClause.join(' … ')} />
            </span>
          </ReviewLine>
        </ReviewPart>
      )}
      <ReviewLines>
        {prompt.pieces.map((words, at) => (
          <ReviewLine key={at} tone={value === undefined || rights[at] ? 'right' : 'wrong'} label={getText(at)}>
            <span lang="en">
              <RichText inline html={words} />
            </span>
          </ReviewLine>
        ))}
      </ReviewLines>
    </ReviewFrame>
  );
};
