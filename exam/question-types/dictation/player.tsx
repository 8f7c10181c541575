import { useId } from 'react';
import { useTranslation } from '@inkstone/ui';
import { splitWords } from '../../scoring/alignment.ts';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import styles from './dictation.module.css';
import { messages } from './messages.ts';
import type { Answer, Prompt } from './type.ts';

/** Types what is heard; input is not corrected. */
export const Player = ({ prompt, value = '', onChange, readOnly }: PlayerProps<Prompt, Answer>) => {
  const t = useTranslation(messages);
  const [textId, fieldId] = [useId(), useId()];
  return (
    <PlayerFrame
      textId={textId}
      text={prompt.text}
      hint={readOnly ? undefined : t('hint', { count: splitWords(value).length })}
      isAnswered={value !== ''}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <div className={styles.entry}>
        <label htmlFor={fieldId} className={styles.label}>
          {t('label')}
        </label>
        <textarea
          id={fieldId}
          className={styles.field}
          lang="en"
          rows={3}
          data-filled={value === '' ? undefined : ''}
          aria-describedby={textId}
          value={value}
          maxLength={4000}
          readOnly={readOnly}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
        />
      </div>
    </PlayerFrame>
  );
};
