import { ActionIcon, Button } from '@mantine/core';
import { PlusIcon, TrashIcon, useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { OptionFields } from '../parts/option-fields.tsx';
import { listOptionIds } from '../shapes.ts';
import type { EditorProps } from '../views-contract.ts';
import { Builder } from './builder.tsx';
import own from './builder.module.css';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the words, and every order that makes a right sentence. */
export const WordsAndOrders = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const write = (key: Key) => onChange({ prompt, key });
  return (
    <>
      <OptionFields
        label={t('shown')}
        each="word"
        options={prompt.options}
        problems={problems}
        onChange={(options) => {
          const ids = listOptionIds(options);
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
    </>
  );
};
