import { Select, TagsInput } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { listMarkerNumbers } from '../markers.ts';
import styles from '../parts/editor.module.css';
import { MarkedTextField } from '../parts/marked-text-field.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for a text with gaps, and the options and the right one of each; when a gap moves, they move along. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const write = (text: string, previousPlaces: readonly number[]) =>
    onChange({
      prompt: { text, gaps: previousPlaces.map((place) => prompt.gaps[place] ?? []) },
      key: previousPlaces.map((place) => key_[place] ?? ''),
    });
  const gaps = listMarkerNumbers(prompt.text, 'blank');

  return (
    <div className={styles.form}>
      <MarkedTextField
        marker="blank"
        label={t('text')}
        addLabel={t('addGap')}
        value={prompt.text}
        error={problemAt('prompt.text')}
        onChange={write}
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
