import { Checkbox } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { formMessages } from '../parts/messages.ts';
import { OptionFields } from '../parts/option-fields.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import { listOptionIds } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { requiredOptions } from './type.ts';
import type { Key, Prompt } from './type.ts';

/** The key without removed options, in the order of the options. */
const keyFor = (options: readonly Option[], key: Key): Key => listOptionIds(options).filter((id) => key.includes(id));

/** Editor for the first sentence of the summary, the options, and the three right ones. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const tForm = useTranslation(formMessages);
  const problemAt = useProblems(problems);
  const toggle = (id: string) =>
    onChange({
      prompt,
      key: keyFor(prompt.options, key_.includes(id) ? key_.filter((chosenId) => chosenId !== id) : [...key_, id]),
    });
  return (
    <div className={styles.form}>
      <RichField
        label={t('introduction')}
        value={prompt.text}
        onChange={(text) => onChange({ prompt: { ...prompt, text }, key: key_ })}
        error={problemAt('prompt.text')}
      />
      <p className="meta">{t('keyHow')}</p>
      <OptionFields
        label={tForm('options')}
        options={prompt.options}
        problems={problems}
        onChange={(options) => onChange({ prompt: { ...prompt, options }, key: keyFor(options, key_) })}
        renderKey={(id, letter) => (
          <Checkbox
            aria-label={tForm('isKey', { letter })}
            label={letter}
            checked={key_.includes(id)}
            disabled={!key_.includes(id) && key_.length >= requiredOptions}
            onChange={() => toggle(id)}
          />
        )}
      />
    </div>
  );
};
