import { Checkbox } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { formMessages } from '../parts/messages.ts';
import { OptionFields } from '../parts/option-fields.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import { listOptionIds } from '../shapes.ts';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the prompt, the number to choose, the options, and the right ones. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(formMessages);
  const own = useTranslation(messages);
  const problemAt = useProblems(problems);
  const change = (part: Partial<Prompt>, key = key_) => {
    const next = { ...prompt, ...part };
    onChange({ prompt: next, key: listOptionIds(next.options).filter((id) => key.includes(id)) });
  };
  return (
    <div className={styles.form}>
      <RichField
        label={t('text')}
        value={prompt.text}
        onChange={(text) => change({ text })}
        error={problemAt('prompt.text')}
      />
      <NumberField
        label={own('number')}
        description={own('numberHow')}
        value={prompt.choose}
        min={0}
        max={prompt.options.length}
        error={problemAt('prompt.choose')}
        onChange={(choose) => change({ choose })}
      />
      <Checkbox
        label={own('partialCredit')}
        description={own('partialCreditHow')}
        checked={prompt.partialCredit ?? false}
        onChange={(event) => change({ partialCredit: event.currentTarget.checked || undefined })}
      />
      <OptionFields
        label={t('options')}
        options={prompt.options}
        problems={problems}
        onChange={(options) => change({ options })}
        renderKey={(id, letter) => (
          <Checkbox
            aria-label={t('isKey', { letter })}
            label={letter}
            checked={key_.includes(id)}
            onChange={() => change({}, key_.includes(id) ? key_.filter((chosenId) => chosenId !== id) : [...key_, id])}
          />
        )}
      />
    </div>
  );
};
