import { useTranslation } from '@inkstone/ui';
import { ModelAnswerEditor } from '../parts/model-answer-editor.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the task, the expected length, and a model answer for the report. */
export const Editor = (props: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const { prompt, key_, onChange, problems } = props;
  const problemAt = useProblems(problems);
  return (
    <ModelAnswerEditor {...props} labels={{ text: t('text'), model: t('model') }}>
      <NumberField
        label={t('least')}
        description={t('leastHow')}
        value={prompt.leastWords}
        min={0}
        max={5000}
        error={problemAt('prompt.leastWords')}
        onChange={(leastWords) => onChange({ prompt: { ...prompt, leastWords }, key: key_ })}
      />
    </ModelAnswerEditor>
  );
};
