import { NumberInput } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the task, the expected length, and a model answer for the report. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const change = (part: Partial<Prompt>) => onChange({ prompt: { ...prompt, ...part }, key: key_ });
  return (
    <div className={styles.form}>
      <RichField
        label={t('text')}
        value={prompt.text}
        onChange={(text) => change({ text })}
        error={problemAt('prompt.text')}
      />
      <NumberInput
        label={t('least')}
        description={t('leastHow')}
        value={prompt.leastWords}
        min={0}
        max={5000}
        allowDecimal={false}
        maw="16rem"
        error={problemAt('prompt.leastWords')}
        onChange={(least) => change({ leastWords: Number(least) || 0 })}
      />
      <RichField
        label={t('model')}
        hasPictures={false}
        value={key_.model}
        onChange={(model) => onChange({ prompt, key: { model } })}
        error={problemAt('key.model')}
      />
    </div>
  );
};
