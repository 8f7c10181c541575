import { countWords } from '@inkstone/base';
import { RichText, useTranslation } from '@inkstone/ui';
import { AnswerFiles } from '../parts/files/answer-files.tsx';
import { fileMessages } from '../parts/files/messages.ts';
import { toFileAnswer, isEmptyFileAnswer, type FileAnswer } from '../parts/handed.ts';
import { Playback } from '../parts/playback.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import styles from '../parts/text-answer.module.css';
import { writingMessages } from '../parts/messages.ts';
import { hasVisibleContent } from '../shapes.ts';
import type { ReviewProps } from '../views-contract.ts';
import type { Key, Prompt } from './type.ts';

/** Everything that was submitted, and a model answer. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, FileAnswer>) => {
  const t = useTranslation(writingMessages);
  const tFiles = useTranslation(fileMessages);
  const fileAnswer = toFileAnswer(value);
  const title = t(perspective === 'own' ? 'yours' : 'students');
  return (
    <ReviewFrame text={prompt.text} score={null} isBlank={isEmptyFileAnswer(fileAnswer)}>
      {fileAnswer.text.trim() !== '' && (
        <div role="group" aria-label={title}>
          <p className="small strong">
            {title} <span className="meta num">{t('words', { count: countWords(fileAnswer.text) })}</span>
          </p>
          <div className={styles.shown} lang="en">
            {fileAnswer.text}
          </div>
        </div>
      )}
      <AnswerFiles files={fileAnswer.files} whose={perspective} />
      <Playback recordings={fileAnswer.recordings} whose={perspective} />
      {hasVisibleContent(key_.model) && (
        <div role="group" className={styles.model} aria-label={tFiles('model')}>
          <p className="small strong">{tFiles('model')}</p>
          <div lang="en">
            <RichText html={key_.model} serif />
          </div>
        </div>
      )}
    </ReviewFrame>
  );
};
