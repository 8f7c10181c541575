import { Radio, Stack } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Prompt, Truth } from './type.ts';

/** A statement, and whether it is true. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Truth>) => {
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
      <Radio.Group
        label={t('keyOf')}
        value={String(key_)}
        onChange={(value) => onChange({ prompt, key: value === 'true' })}
        error={problemAt('key')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="true" label={t('true')} />
          <Radio value="false" label={t('false')} />
        </Stack>
      </Radio.Group>
    </div>
  );
};
