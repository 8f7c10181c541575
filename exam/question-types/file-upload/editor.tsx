import { Checkbox, NumberInput } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { maxFiles } from '../parts/handed.ts';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { ways, type Key, type Prompt } from './type.ts';

/** Editor for the task, the kinds of answer, and a model answer for the report. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const change = (part: Partial<Prompt>) => onChange({ prompt: { ...prompt, ...part }, key: key_ });
  const accept = (chosen: readonly string[]) => change({ accepts: ways.filter((way) => chosen.includes(way)) });
  return (
    <div className={styles.form}>
      <RichField
        label={t('text')}
        value={prompt.text}
        onChange={(text) => change({ text })}
        error={problemAt('prompt.text')}
      />
      <Checkbox.Group
        label={t('accepts')}
        description={t('acceptsHow')}
        value={prompt.accepts}
        onChange={accept}
        error={problemAt('prompt.accepts', true)}
      >
        {ways.map((way) => (
          <Checkbox key={way} value={way} label={t(`way.${way}`)} mt="sm" />
        ))}
      </Checkbox.Group>
      {prompt.accepts.includes('files') && (
        <NumberInput
          label={t('most')}
          description={t('mostHow')}
          value={prompt.mostFiles}
          min={1}
          max={maxFiles}
          allowDecimal={false}
          maw="16rem"
          error={problemAt('prompt.mostFiles')}
          onChange={(most) => change({ mostFiles: Number(most) || 0 })}
        />
      )}
      {prompt.accepts.includes('text') && (
        <NumberInput
          label={t('least')}
          description={t('leastHow')}
          value={prompt.leastWords}
          min={0}
          max={5000}
          allowDecimal={false}
          maw="16rem"
          error={problemAt('prompt.leastWords')}
          onChange={(least) => change({ leastWords: Number(least) || 0 })}
        />
      )}
      <RichField
        label={t('model')}
        hasPictures={false}
        value={key_.model}
        onChange={(model) => onChange({ prompt, key: { model } })}
        error={problemAt('key.model')}
      />
    </div>
  );
};
