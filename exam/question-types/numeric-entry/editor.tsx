import { Checkbox, TagsInput, TextInput } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { formMessages } from '../parts/messages.ts';
import { NumberField } from '../parts/number-field.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import { normalizeEntry } from './entry.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the prompt, the field's width and unit, and the right values. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const tForm = useTranslation(formMessages);
  const problemAt = useProblems(problems);
  const change = (part: Partial<Prompt>) => onChange({ prompt: { ...prompt, ...part }, key: key_ });
  return (
    <div className={styles.form}>
      <RichField
        label={tForm('text')}
        value={prompt.text}
        onChange={(text) => change({ text })}
        error={problemAt('prompt.text')}
      />
      <TagsInput
        label={t('accepted')}
        description={t('acceptedHow')}
        value={[...key_.accepted]}
        splitChars={[]}
        acceptValueOnBlur
        clearable={false}
        error={problemAt('key', true)}
        onChange={(accepted) => onChange({ prompt, key: { accepted: accepted.map(normalizeEntry) } })}
      />
      <NumberField
        label={t('width')}
        description={t('widthHow')}
        value={prompt.width}
        min={1}
        max={20}
        error={problemAt('prompt.width')}
        onChange={(width) => change({ width })}
      />
      <Checkbox
        label={t('grid')}
        checked={prompt.noMinus ?? false}
        onChange={(event) => change({ noMinus: event.currentTarget.checked || undefined })}
      />
      <TextInput
        label={t('unit')}
        value={prompt.unit ?? ''}
        maxLength={100}
        maw="16rem"
        error={problemAt('prompt.unit')}
        onChange={(event) => change({ unit: event.currentTarget.value || undefined })}
      />
    </div>
  );
};
