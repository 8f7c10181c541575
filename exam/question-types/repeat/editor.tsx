import { Textarea } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the instructions and the sentence of the recording. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  return (
    <div className={styles.form}>
      <RichField
        label={t('text')}
        value={prompt.text}
        onChange={(text) => onChange({ prompt: { text }, key: key_ })}
        error={problemAt('prompt.text')}
      />
      <Textarea
        label={t('reference')}
        description={t('referenceHow')}
        value={key_.reference}
        maxLength={1000}
        rows={3}
        lang="en"
        error={problemAt('key.reference')}
        onChange={(event) => onChange({ prompt, key: { reference: event.currentTarget.value } })}
      />
    </div>
  );
};
