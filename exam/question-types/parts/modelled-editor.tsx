import type { EditorProps } from '../views-contract.ts';
import styles from './editor.module.css';
import type { Model, Task } from './modelled.ts';
import { useProblems } from './problem-words.tsx';
import { RichField } from './rich-field.tsx';

interface ModelledEditorProps extends EditorProps<Task, Model> {
  words: { text: string; model: string; how?: string };
}

/** The words of the task, and a model answer for the report. */
export const ModelledEditor = ({ prompt, key_, onChange, problems, words }: ModelledEditorProps) => {
  const problemAt = useProblems(problems);
  return (
    <div className={styles.form}>
      <RichField
        label={words.text}
        value={prompt.text}
        onChange={(text) => onChange({ prompt: { text }, key: key_ })}
        error={problemAt('prompt.text')}
      />
      <RichField
        label={words.model}
        hasPictures={false}
        value={key_.model}
        onChange={(model) => onChange({ prompt, key: { model } })}
        error={problemAt('key.model')}
      />
      {words.how !== undefined && <p className="meta">{words.how}</p>}
    </div>
  );
};
