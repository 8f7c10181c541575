import { ActionIcon, Button, Textarea } from '@mantine/core';
import { PlusIcon, TrashIcon, useTranslation } from '@inkstone/ui';
import form from '../parts/editor.module.css';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import styles from './dictation.module.css';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the task, the transcript, and other accepted spellings of it. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const [first = '', ...others] = key_.references;
  const write = (references: string[]) => onChange({ prompt, key: { references } });
  const getProblem = (index: number) => problemAt(`key.references.${index}`);
  return (
    <div className={form.form}>
      <RichField
        label={t('text')}
        value={prompt.text}
        onChange={(text) => onChange({ prompt: { text }, key: key_ })}
        error={problemAt('prompt.text')}
      />
      <Textarea
        label={t('reference')}
        description={t('referenceHow')}
        lang="en"
        rows={3}
        resize="vertical"
        value={first}
        error={problemAt('key.references') ?? getProblem(0)}
        onChange={(event) => write([event.currentTarget.value, ...others])}
      />
      {others.map((text, index) => (
        // The spellings have no ids, only positions.
        <div key={`other ${index}`} className={styles.other}>
          <Textarea
            label={t('other', { number: index + 1 })}
            description={index === 0 ? t('otherHow') : undefined}
            lang="en"
            rows={3}
            resize="vertical"
            value={text}
            error={getProblem(index + 1)}
            onChange={(event) => write([first, ...others.with(index, event.currentTarget.value)])}
          />
          <ActionIcon
            aria-label={t('removeOther', { number: index + 1 })}
            onClick={() => write([first, ...others.toSpliced(index, 1)])}
          >
            <TrashIcon />
          </ActionIcon>
        </div>
      ))}
      <Button
        className={styles.add}
        leftSection={<PlusIcon />}
        disabled={key_.references.length >= 10}
        onClick={() => write([first, ...others, ''])}
      >
        {t('addOther')}
      </Button>
    </div>
  );
};
