import { RichText, useTranslation } from '@inkstone/ui';
import { HandedFiles } from '../parts/files/handed-files.tsx';
import { fileWords } from '../parts/files/messages.ts';
import { handedOf, isEmptyHanded, type Handed } from '../parts/handed.ts';
import { ReviewFrame } from '../parts/review-frame.tsx';
import styles from '../parts/text-answer.module.css';
import { showsSomething } from '../shapes.ts';
import type { ReviewProps } from '../views-contract.ts';
import type { Key, Prompt } from './type.ts';

/** The pictures, beside what they should show. */
export const Review = ({ prompt, key_, value, whose = 'own' }: ReviewProps<Prompt, Key, Handed>) => {
  const t = useTranslation(fileWords);
  const handed = handedOf(value);
  return (
    <ReviewFrame text={prompt.text} score={null} isBlank={isEmptyHanded(handed)}>
      <HandedFiles files={handed.files} whose={whose} />
      {showsSomething(key_.model) && (
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
