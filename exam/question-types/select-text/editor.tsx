import { Checkbox, NumberInput, SegmentedControl, Stack, TagsInput, Textarea } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { listPieces } from './pieces.ts';
import type { Key, Prompt } from './type.ts';

type Props = EditorProps<Prompt, Key>;

/** Editor for the question, the passage, and the right selection. */
export const Editor = (props: Props) => {
  const { prompt, key_, onChange, problems } = props;
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const change = (part: Partial<Prompt>, key: Partial<Key> = {}) =>
    onChange({ prompt: { ...prompt, ...part }, key: { ...key_, ...key } });
  return (
    <div className={styles.form}>
      <RichField
        label={t('text')}
        value={prompt.text}
        onChange={(text) => change({ text })}
        error={problemAt('prompt.text')}
      />
      <SegmentedControl
        aria-label={t('by')}
        value={prompt.by}
        data={[
          { value: 'pieces', label: t('byPieces') },
          { value: 'span', label: t('bySpan') },
        ]}
        onChange={(by) => change({ by: by === 'span' ? 'span' : 'pieces', choose: 1 }, { pieces: [], spans: [] })}
      />
      <Textarea
        label={t('passage')}
        description={t(prompt.by === 'pieces' ? 'passageHow' : 'passagePlain')}
        rows={8}
        lang="en"
        value={prompt.passage}
        error={problemAt('prompt.passage')}
        onChange={(event) => change({ passage: event.currentTarget.value })}
      />
      {prompt.by === 'pieces' ? <RightPieces {...props} /> : <RightSpans {...props} />}
      {problemAt('key') && (
        <p className={styles.error} role="alert">
          {problemAt('key')}
        </p>
      )}
    </div>
  );
};

const RightPieces = ({ prompt, key_, onChange }: Props) => {
  const t = useTranslation(messages);
  const tick = (chosen: string[]) => {
    const pieces = chosen.map(Number).toSorted((a, b) => a - b);
    onChange({ prompt: { ...prompt, choose: Math.max(1, pieces.length) }, key: { ...key_, pieces } });
  };
  return (
    <Checkbox.Group label={t('rightPieces')} value={key_.pieces.map(String)} onChange={tick}>
      <Stack gap="xs" mt="xs">
        {listPieces(prompt.passage).map((piece, index) => (
          <Checkbox key={`${index} ${piece}`} value={String(index + 1)} label={piece} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
};

const RightSpans = ({ prompt, key_, onChange, problems }: Props) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  return (
    <>
      <TagsInput
        label={t('spans')}
        description={t('spansHow')}
        value={key_.spans}
        splitChars={[]}
        acceptValueOnBlur
        clearable={false}
        error={problemAt('key.spans', true)}
        onChange={(spans) => onChange({ prompt, key: { ...key_, spans } })}
      />
      <NumberInput
        label={t('least')}
        description={t('leastHow')}
        min={10}
        max={100}
        step={5}
        allowDecimal={false}
        value={key_.leastPercent}
        onChange={(percent) => onChange({ prompt, key: { ...key_, leastPercent: Number(percent) || 70 } })}
      />
    </>
  );
};
