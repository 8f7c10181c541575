import { Radio } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { ways, type Key, type Prompt } from './type.ts';

/** Editor for the text to translate, the kind of answer, and a model translation for the report. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  return (
    <div className={styles.form}>
      <RichField
        label={t('text')}
        value={prompt.text}
        onChange={(text) => onChange({ prompt: { ...prompt, text }, key: key_ })}
        error={problemAt('prompt.text')}
      />
      <Radio.Group
        label={t('by')}
        value={prompt.by}
        onChange={(chosen) =>
          onChange({ prompt: { ...prompt, by: ways.find((way) => way === chosen) ?? 'voice' }, key: key_ })
        }
      >
        {ways.map((way) => (
          <Radio key={way} value={way} label={t(`by.${way}`)} mt="sm" />
        ))}
      </Radio.Group>
      <RichField
        label={t('modelOptional')}
        hasPictures={false}
        value={key_.model}
        onChange={(model) => onChange({ prompt, key: { model } })}
        error={problemAt('key.model')}
      />
    </div>
  );
};
