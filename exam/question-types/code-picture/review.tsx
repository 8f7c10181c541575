import { RichText, useTranslation } from '@inkstone/ui';
import { AnswerFiles } from '../parts/files/answer-files.tsx';
import { fileMessages } from '../parts/files/messages.ts';
import { toFileAnswer, isEmptyFileAnswer, type FileAnswer } from '../parts/handed.ts';
import { ReviewFrame } from '../parts/review-frame.tsx';
import styles from '../parts/text-answer.module.css';
import { hasVisibleContent } from '../shapes.ts';
import type { ReviewProps } from '../views-contract.ts';
import type { Key, Prompt } from './type.ts';

/** The pictures and what they should show. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, FileAnswer>) => {
  const t = useTranslation(fileMessages);
  const fileAnswer = toFileAnswer(value);
  return (
    <ReviewFrame text={prompt.text} score={null} isBlank={isEmptyFileAnswer(fileAnswer)}>
      <AnswerFiles files={fileAnswer.files} whose={perspective} />
      {hasVisibleContent(key_.model) && (
        <div role="group" className={styles.model} aria-label={t('model')}>
          <p className="small strong">{t('model')}</p>
          <div lang="en">
            <RichText html={key_.model} serif />
          </div>
        </div>
      )}
    </ReviewFrame>
  );
};
