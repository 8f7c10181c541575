import { Group, Radio } from '@mantine/core';
import { useState } from 'react';
import { optionLetter } from '@inkstone/base';
import { useTranslation } from '@inkstone/ui';
import { listMarkerNumbers, renumberMarkers } from '../markers.ts';
import styles from '../parts/editor.module.css';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Prompt, Square } from './type.ts';

const settle = (html: string): string => renumberMarkers(html, 'square').html;

/** Editor for a paragraph with squares, the sentence to insert, and its right square; the key moves with its square. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Square>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  // Squares keep their original numbers while editing; the numbers identify the right one.
  const [saved, setSaved] = useState({ text: prompt.text, numbers: listMarkerNumbers(prompt.text, 'square') });
  const born = saved.text === prompt.text ? saved.numbers : listMarkerNumbers(prompt.text, 'square');

  const write = (html: string, isSource: boolean) => {
    const { html: text, before } = renumberMarkers(html, 'square');
    const right = isSource ? key_ : born[key_ - 1];
    setSaved({ text, numbers: before });
    onChange({ prompt: { ...prompt, text }, key: right === undefined ? 0 : before.indexOf(right) + 1 });
  };
  const squares = listMarkerNumbers(prompt.text, 'square');

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
              editor.chain().focus().insertContent({ type: 'square', attrs: { number } }).run();
            }}
          >
            {t('addSquare')}
          </button>
        )}
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
