import { useWords } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { useProblems } from '../parts/problem-words.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** The question, and what a full answer says. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useWords(messages);
  const problemAt = useProblems(problems);
  return (
    <div className={styles.form}>
      <RichField
        label={t('text')}
        value={prompt.text}
        onChange={(text) => onChange({ prompt: { text }, key: key_ })}
        error={problemAt('prompt.text')}
      />
      <RichField
        label={t('model')}
        value={key_.model}
        onChange={(model) => onChange({ prompt, key: { model } })}
        error={problemAt('key.model')}
      />
    </div>
  );
};
