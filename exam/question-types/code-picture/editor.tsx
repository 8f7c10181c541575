import { useTranslation } from '@inkstone/ui';
import { maxFiles } from '../parts/handed.ts';
import { ModelAnswerEditor } from '../parts/model-answer-editor.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the task, the number of pictures, and notes for the marker. */
export const Editor = (props: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const { prompt, key_, onChange, problems } = props;
  const problemAt = useProblems(problems);
  return (
    <ModelAnswerEditor {...props} labels={{ text: t('text'), model: t('model') }}>
      <NumberField
        label={t('most')}
        description={t('mostHow')}
        value={prompt.mostFiles}
        min={1}
        max={maxFiles}
        error={problemAt('prompt.mostFiles')}
        onChange={(mostFiles) => onChange({ prompt: { ...prompt, mostFiles }, key: key_ })}
      />
    </ModelAnswerEditor>
  );
};
