import type { ReactNode } from 'react';
import type { EditorProps } from '../views-contract.ts';
import styles from './editor.module.css';
import type { ModelAnswer, Task } from './model-answer.ts';
import { useProblems } from './use-problems.tsx';
import { RichField } from './rich-field.tsx';

interface ModelAnswerEditorProps<Prompt extends Task> extends EditorProps<Prompt, ModelAnswer> {
  labels: { text: string; model: string; how?: string };
  /** Fields between the task and the model answer. */
  children?: ReactNode;
}

/** Editor for the task and a model answer for the report. */
export const ModelAnswerEditor = <Prompt extends Task>(props: ModelAnswerEditorProps<Prompt>) => {
  const { prompt, key_, onChange, problems, labels, children } = props;
  const problemAt = useProblems(problems);
  return (
    <div className={styles.form}>
      <RichField
        label={labels.text}
        value={prompt.text}
        onChange={(text) => onChange({ prompt: { ...prompt, text }, key: key_ })}
        error={problemAt('prompt.text')}
      />
      {children}
      <RichField
        label={labels.model}
        hasPictures={false}
        value={key_.model}
        onChange={(model) => onChange({ prompt, key: { model } })}
        error={problemAt('key.model')}
      />
      {labels.how !== undefined && <p className="meta">{labels.how}</p>}
    </div>
  );
};
