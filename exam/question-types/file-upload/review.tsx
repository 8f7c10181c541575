import { countWords } from '@inkstone/base';
import { RichText, useTranslation } from '@inkstone/ui';
import { HandedFiles } from '../parts/files/handed-files.tsx';
import { fileWords } from '../parts/files/messages.ts';
import { handedOf, isEmptyHanded, type Handed } from '../parts/handed.ts';
import { Playback } from '../parts/playback.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import styles from '../parts/text-answer.module.css';
import { writingWords } from '../parts/messages.ts';
import { showsSomething } from '../shapes.ts';
import type { ReviewProps } from '../views-contract.ts';
import type { Key, Prompt } from './type.ts';

/** Everything that was handed in, beside what a good answer is. */
export const Review = ({ prompt, key_, value, whose = 'own' }: ReviewProps<Prompt, Key, Handed>) => {
  const t = useTranslation(writingWords);
  const tFiles = useTranslation(fileWords);
  const handed = handedOf(value);
  const title = t(whose === 'own' ? 'yours' : 'students');
  return (
    <ReviewFrame text={prompt.text} score={null} isBlank={isEmptyHanded(handed)}>
      {handed.text.trim() !== '' && (
        <div role="group" aria-label={title}>
          <p className="small strong">
            {title} <span className="meta num">{t('words', { count: countWords(handed.text) })}</span>
          </p>
          <div className={styles.shown} lang="en">
            {handed.text}
          </div>
        </div>
      )}
      <HandedFiles files={handed.files} whose={whose} />
      <Playback recordings={handed.recordings} whose={whose} />
      {showsSomething(key_.model) && (
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
