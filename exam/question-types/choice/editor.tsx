import { Radio } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { formMessages } from '../parts/messages.ts';
import { OptionFields } from '../parts/option-fields.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import { listOptionIds } from '../shapes.ts';
import type { EditorProps } from '../views-contract.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the prompt, its options, and the right one. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(formMessages);
  const problemAt = useProblems(problems);
  const name = useId();
  return (
    <div className={styles.form}>
      <RichField
        label={t('text')}
        value={prompt.text}
        onChange={(text) => onChange({ prompt: { ...prompt, text }, key: key_ })}
        error={problemAt('prompt.text')}
      />
      <OptionFields
        label={t('options')}
        options={prompt.options}
        problems={problems}
        onChange={(options) =>
          onChange({ prompt: { ...prompt, options }, key: listOptionIds(options).includes(key_) ? key_ : '' })
        }
        renderKey={(id, letter) => (
          <Radio
            name={name}
            aria-label={t('isKey', { letter })}
            label={letter}
            checked={id === key_}
            onChange={() => onChange({ prompt, key: id })}
          />
        )}
      />
    </div>
  );
};
