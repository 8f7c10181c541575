import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { formMessages } from '../parts/messages.ts';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import own from './builder.module.css';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';
import { SentenceEditor } from './sentence-editor.tsx';
import { WordsAndOrders } from './words-and-orders.tsx';

const hasWords = ({ options }: Prompt): boolean => options.some(({ text }) => text !== '');

/** The prompt with as many slots as its longest right sentence has words. */
const withSlots = ({ prompt, key: orders }: { prompt: Prompt; key: Key }): Prompt => {
  const { slots: _before, ...rest } = prompt;
  const longest = Math.max(...orders.map((order) => order.length));
  return longest > 0 ? { ...rest, slots: longest } : rest;
};

/**
 * Editor for the context and the fixed parts of the sentence; then the sentence itself, or, once there are words, the
 * words and their orders.
 */
export const Editor = (props: EditorProps<Prompt, Key>) => {
  const { prompt, key_, problems } = props;
  const onChange: typeof props.onChange = (next) => props.onChange({ ...next, prompt: withSlots(next) });
  const t = useTranslation(messages);
  const tForm = useTranslation(formMessages);
  const problemAt = useProblems(problems);
  const [isDetailed, setDetailed] = useState(() => hasWords(prompt));
  const change = (part: Partial<Prompt>) => onChange({ prompt: { ...prompt, ...part }, key: key_ });
  return (
    <div className={styles.form}>
      <RichField
        label={tForm('text')}
        value={prompt.text}
        onChange={(text) => change({ text })}
        error={problemAt('prompt.text')}
      />
      <div className={own.given}>
        <TextInput
          label={t('before')}
          lang="en"
          value={prompt.before}
          onChange={(event) => change({ before: event.currentTarget.value })}
          error={problemAt('prompt.before')}
        />
        <TextInput
          label={t('after')}
          lang="en"
          value={prompt.after}
          onChange={(event) => change({ after: event.currentTarget.value })}
          error={problemAt('prompt.after')}
        />
      </div>
      {isDetailed ? (
        <WordsAndOrders {...props} onChange={onChange} />
      ) : (
        <SentenceEditor {...props} onChange={onChange} onMore={() => setDetailed(true)} />
      )}
    </div>
  );
};
