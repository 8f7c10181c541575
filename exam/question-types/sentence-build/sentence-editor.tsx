import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PlusIcon, useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { useProblems } from '../parts/use-problems.tsx';
import type { EditorProps } from '../views-contract.ts';
import { Builder } from './builder.tsx';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';
import { toBuildQuestion } from './split-sentence.ts';

interface SentenceEditorProps extends EditorProps<Prompt, Key> {
  /** Switches to editing the words one by one. */
  onMore(): void;
}

/** Editor for a new question: the right sentence is written, and its pieces become the words to build with. */
export const SentenceEditor = ({ prompt, key_, onChange, problems, onMore }: SentenceEditorProps) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const [line, setLine] = useState('');
  const [order = []] = key_;
  const isCut = order.length > 0;
  const write = (sentence: string) => {
    setLine(sentence);
    const { options, key } = toBuildQuestion(sentence);
    onChange({ prompt: { ...prompt, options }, key });
  };
  const problem = problemAt('prompt.options', true) ?? problemAt('key', true);
  return (
    <>
      <TextInput
        label={t('whole')}
        description={t('wholeHow')}
        placeholder={t('wholeExample')}
        lang="en"
        value={line}
        onChange={(event) => write(event.currentTarget.value)}
        error={isCut ? problem : problem && t('needWhole')}
      />
      {isCut && (
        <>
          <Builder label={t('looks')} prompt={prompt} order={order} onOrder={() => undefined} readOnly />
          <Button className={styles.add} leftSection={<PlusIcon />} onClick={onMore}>
            {t('more')}
          </Button>
        </>
      )}
    </>
  );
};
