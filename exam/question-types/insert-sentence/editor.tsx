import { Group, Radio } from '@mantine/core';
import { optionLetter } from '@inkstone/base';
import { useTranslation } from '@inkstone/ui';
import { listMarkerNumbers } from '../markers.ts';
import styles from '../parts/editor.module.css';
import { MarkedTextField } from '../parts/marked-text-field.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Prompt, Square } from './type.ts';

/** Editor for a paragraph with squares, the sentence to insert, and its right square; the key moves with its square. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Square>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const write = (text: string, previousPlaces: readonly number[]) =>
    onChange({ prompt: { ...prompt, text }, key: key_ === 0 ? 0 : previousPlaces.indexOf(key_ - 1) + 1 });
  const squares = listMarkerNumbers(prompt.text, 'square');

  return (
    <div className={styles.form}>
      <MarkedTextField
        marker="square"
        label={t('text')}
        addLabel={t('addSquare')}
        value={prompt.text}
        error={problemAt('prompt.text')}
        onChange={write}
      />
      <RichField
        compact
        label={t('sentence')}
        value={prompt.sentence}
        onChange={(sentence) => onChange({ prompt: { ...prompt, sentence }, key: key_ })}
        error={problemAt('prompt.sentence')}
      />
      {squares.length === 0 ? (
        <p className="meta">{t('noSquares')}</p>
      ) : (
        <SquareChoice
          squares={squares}
          value={key_}
          error={problemAt('key')}
          onChange={(key) => onChange({ prompt, key })}
        />
      )}
    </div>
  );
};

interface SquareChoiceProps {
  squares: readonly number[];
  value: number;
  error: string | undefined;
  onChange(square: number): void;
}

/** Which of the squares is the right place. */
const SquareChoice = ({ squares, value, error, onChange }: SquareChoiceProps) => {
  const t = useTranslation(messages);
  return (
    <Radio.Group label={t('keyOf')} value={String(value)} onChange={(square) => onChange(Number(square))} error={error}>
      <Group gap="md">
        {squares.map((number) => (
          <Radio key={number} value={String(number)} label={t('squareName', { letter: optionLetter(number - 1) })} />
        ))}
      </Group>
    </Radio.Group>
  );
};
