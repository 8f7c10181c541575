import { Checkbox, TagsInput } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { listMarkerNumbers } from '../markers.ts';
import styles from '../parts/editor.module.css';
import { MarkedTextField } from '../parts/marked-text-field.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for a text with gaps and the accepted answers of each; when a gap moves, its answers move along. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const write = (text: string, previousPlaces: readonly number[]) =>
    onChange({
      prompt: { ...prompt, text, blanks: previousPlaces.length },
      key: previousPlaces.map((place) => key_[place] ?? []),
    });
  const gaps = listMarkerNumbers(prompt.text, 'blank');

  return (
    <div className={styles.form}>
      <MarkedTextField
        marker="blank"
        label={t('text')}
        addLabel={t('addGap')}
        value={prompt.text}
        error={problemAt('prompt.text') ?? problemAt('prompt.blanks')}
        onChange={write}
      />
      {gaps.length === 0 && <p className="meta">{t('noGaps')}</p>}
      <GapForms {...{ gaps, prompt, key_, onChange, problems }} />
      {gaps.length > 0 && (
        <Checkbox
          label={t('testsAccents')}
          description={t('testsAccentsHow')}
          checked={prompt.testsAccents ?? false}
          onChange={(event) =>
            onChange({ prompt: { ...prompt, testsAccents: event.currentTarget.checked || undefined }, key: key_ })
          }
        />
      )}
      {problemAt('key') && (
        <p className={styles.error} role="alert">
          {problemAt('key')}
        </p>
      )}
    </div>
  );
};

interface GapFormsProps extends EditorProps<Prompt, Key> {
  gaps: readonly number[];
}

/** The accepted answers of each gap. */
const GapForms = ({ gaps, prompt, key_, onChange, problems }: GapFormsProps) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const writeForms = (index: number, forms: string[]) =>
    onChange({
      prompt,
      key: Array.from({ length: prompt.blanks }, (_, at) => (at === index ? forms : (key_[at] ?? []))),
    });
  return (
    <>
      {gaps.map((number, index) => (
        <TagsInput
          key={number}
          label={t('forms', { number })}
          description={index === 0 ? t('formsHow') : undefined}
          value={[...(key_[index] ?? [])]}
          splitChars={[]}
          acceptValueOnBlur
          clearable={false}
          error={problemAt(`key.${index}`, true)}
          onChange={(forms) => writeForms(index, forms)}
        />
      ))}
    </>
  );
};
