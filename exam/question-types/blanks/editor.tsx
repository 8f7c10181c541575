import { Checkbox, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import { listMarkerNumbers, renumberMarkers } from '../markers.ts';
import styles from '../parts/editor.module.css';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

const settle = (html: string): string => renumberMarkers(html, 'blank').html;

/** Editor for a text with gaps and the accepted answers of each; when a gap moves, its answers move along. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  // Gaps keep their original numbers while editing; the numbers link gaps to their answers.
  const [saved, setSaved] = useState({ text: prompt.text, numbers: listMarkerNumbers(prompt.text, 'blank') });
  const born = saved.text === prompt.text ? saved.numbers : listMarkerNumbers(prompt.text, 'blank');

  const write = (html: string, isSource: boolean) => {
    const { html: text, before } = renumberMarkers(html, 'blank');
    const key = before.map((number) => key_[isSource ? number - 1 : born.indexOf(number)] ?? []);
    setSaved({ text, numbers: before });
    onChange({ prompt: { ...prompt, text, blanks: before.length }, key });
  };
  const gaps = listMarkerNumbers(prompt.text, 'blank');

  return (
    <div className={styles.form}>
      <RichField
        label={t('text')}
        value={prompt.text}
        onChange={write}
        settle={settle}
        error={problemAt('prompt.text') ?? problemAt('prompt.blanks')}
        more={(editor) => (
          <button
            type="button"
            onClick={() => {
              const number = Math.max(0, ...born) + 1;
              editor.chain().focus().insertContent({ type: 'gap', attrs: { number } }).run();
            }}
          >
            {t('addGap')}
          </button>
        )}
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
