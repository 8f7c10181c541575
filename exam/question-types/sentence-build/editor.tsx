import { ActionIcon, Button, TextInput } from '@mantine/core';
import { PlusIcon, TrashIcon, useWords } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { formWords } from '../parts/messages.ts';
import { OptionFields } from '../parts/option-fields.tsx';
import { useProblems } from '../parts/problem-words.tsx';
import { RichField } from '../parts/rich-field.tsx';
import { idsOf } from '../shapes.ts';
import type { EditorProps } from '../views-contract.ts';
import { Builder } from './builder.tsx';
import own from './builder.module.css';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** What is said before, the words given, and every order of them that makes a right sentence. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useWords(messages);
  const say = useWords(formWords);
  const problemAt = useProblems(problems);
  const change = (part: Partial<Prompt>) => onChange({ prompt: { ...prompt, ...part }, key: key_ });
  const write = (key: Key) => onChange({ prompt, key });
  return (
    <div className={styles.form}>
      <RichField
        label={say('text')}
        value={prompt.text}
        onChange={(text) => change({ text })}
        error={problemAt('prompt.text')}
      />
      <TextInput
        label={t('before')}
        value={prompt.before}
        onChange={(event) => change({ before: event.currentTarget.value })}
        error={problemAt('prompt.before')}
      />
      <TextInput
        label={t('after')}
        value={prompt.after}
        onChange={(event) => change({ after: event.currentTarget.value })}
        error={problemAt('prompt.after')}
      />
      <OptionFields
        label={t('shown')}
        each="word"
        options={prompt.options}
        problems={problems}
        onChange={(options) => {
          const ids = idsOf(options);
          const key = key_.map((order) => order.filter((id) => ids.includes(id)));
          onChange({ prompt: { ...prompt, options }, key });
        }}
      />
      {key_.map((order, index) => (
        <fieldset key={index} className={styles.group}>
          <legend>{t('keyOf', { number: index + 1 })}</legend>
          <div className={own.order}>
            <Builder prompt={prompt} order={order} onOrder={(next) => write(key_.with(index, next))} />
            <ActionIcon
              disabled={key_.length <= 1}
              aria-label={t('remove', { number: index + 1 })}
              onClick={() => write(key_.filter((_, at) => at !== index))}
            >
              <TrashIcon />
            </ActionIcon>
          </div>
        </fieldset>
      ))}
      <Button
        className={styles.add}
        leftSection={<PlusIcon />}
        disabled={key_.length >= 12}
        onClick={() => write([...key_, []])}
      >
        {t('another')}
      </Button>
    </div>
  );
};
