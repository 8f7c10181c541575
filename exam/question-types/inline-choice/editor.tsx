import { Select, TagsInput } from '@mantine/core';
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

/** Editor for a text with gaps, and the options and the right one of each; when a gap moves, they move along. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  // Gaps keep their original numbers while editing; the numbers link gaps to their options.
  const [saved, setSaved] = useState({ text: prompt.text, numbers: listMarkerNumbers(prompt.text, 'blank') });
  const born = saved.text === prompt.text ? saved.numbers : listMarkerNumbers(prompt.text, 'blank');

  const write = (html: string, isSource: boolean) => {
    const { html: text, before } = renumberMarkers(html, 'blank');
    const places = before.map((number) => (isSource ? number - 1 : born.indexOf(number)));
    setSaved({ text, numbers: before });
    onChange({
      prompt: { text, gaps: places.map((at) => prompt.gaps[at] ?? []) },
      key: places.map((at) => key_[at] ?? ''),
    });
  };
  const gaps = listMarkerNumbers(prompt.text, 'blank');

  return (
    <div className={styles.form}>
      <RichField
        label={t('text')}
        value={prompt.text}
        onChange={write}
        settle={settle}
        error={problemAt('prompt.text')}
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
      {gaps.map((number, index) => (
        <GapOptions
          key={number}
          {...{ number, index, problems }}
          options={(prompt.gaps[index] ?? []).filter((word) => word !== '')}
          right={key_[index] === '' ? null : (key_[index] ?? null)}
          onOptions={(offered) => onChange(withOptions({ prompt, key: key_ }, index, offered))}
          onRight={(right) => onChange(withRight({ prompt, key: key_ }, index, right))}
        />
      ))}
      {problemAt('key') && (
        <p className={styles.error} role="alert">
          {problemAt('key')}
        </p>
      )}
    </div>
  );
};

interface GapOptionsProps extends Pick<EditorProps<Prompt, Key>, 'problems'> {
  number: number;
  index: number;
  options: string[];
  right: string | null;
  onOptions(options: string[]): void;
  onRight(right: string | null): void;
}

/** The options of a gap, and the right one. */
const GapOptions = ({ number, index, problems, options, right, onOptions, onRight }: GapOptionsProps) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  return (
    <div className={styles.group}>
      <TagsInput
        label={t('offered', { number })}
        description={index === 0 ? t('offeredHow') : undefined}
        value={options}
        splitChars={[]}
        acceptValueOnBlur
        clearable={false}
        error={problemAt(`prompt.gaps.${index}`, true)}
        onChange={onOptions}
      />
      <Select
        label={t('right', { number })}
        data={options}
        value={right}
        error={problemAt(`key.${index}`)}
        onChange={onRight}
      />
    </div>
  );
};

interface Edited {
  prompt: Prompt;
  key: Key;
}

/** Other options for a gap; a right one that is no longer among them is dropped. */
const withOptions = ({ prompt, key }: Edited, index: number, offered: string[]): Edited => ({
  prompt: { ...prompt, gaps: prompt.gaps.map((own, at) => (at === index ? offered : own)) },
  key: key.map((right, at) => (at === index && !offered.includes(right) ? '' : right)),
});

/** Another right option for a gap. */
const withRight = ({ prompt, key }: Edited, index: number, right: string | null): Edited => ({
  prompt,
  key: prompt.gaps.map((_, at) => (at === index ? (right ?? '') : (key[at] ?? ''))),
});
