import { Checkbox } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { maxFiles } from '../parts/handed.ts';
import { ModelAnswerEditor } from '../parts/model-answer-editor.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { ways, type Key, type Prompt } from './type.ts';

/** Editor for the task, the kinds of answer, and a model answer for the report. */
export const Editor = (props: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const { prompt, key_, onChange, problems } = props;
  const problemAt = useProblems(problems);
  const change = (part: Partial<Prompt>) => onChange({ prompt: { ...prompt, ...part }, key: key_ });
  const accept = (chosen: readonly string[]) => change({ accepts: ways.filter((way) => chosen.includes(way)) });
  return (
    <ModelAnswerEditor {...props} labels={{ text: t('text'), model: t('model') }}>
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
        <NumberField
          label={t('most')}
          description={t('mostHow')}
          value={prompt.mostFiles}
          min={1}
          max={maxFiles}
          error={problemAt('prompt.mostFiles')}
          onChange={(mostFiles) => change({ mostFiles })}
        />
      )}
      {prompt.accepts.includes('text') && (
        <NumberField
          label={t('least')}
          description={t('leastHow')}
          value={prompt.leastWords}
          min={0}
          max={5000}
          error={problemAt('prompt.leastWords')}
          onChange={(leastWords) => change({ leastWords })}
        />
      )}
    </ModelAnswerEditor>
  );
};
