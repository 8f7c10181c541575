import { useId } from 'react';
import { useTranslation } from '@inkstone/ui';
import { readOptions } from '../shapes.ts';
import { PlacementBoard } from '../parts/placement-board.tsx';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { toPlainText } from '../plain-text.ts';
import { categoryTable } from './type.ts';
import type { Prompt, Table } from './type.ts';

/** Sorts options into the places of the categories. */
export const Player = ({ prompt, value = [], onChange, readOnly }: PlayerProps<Prompt, Table>) => {
  const t = useTranslation(messages);
  const textId = useId();
  const requiredCount = categoryTable.optionsToChoose(prompt);
  const unused = prompt.options.length - requiredCount;
  const placed = prompt.categories.map((_, index) => value[index] ?? []);
  const placedCount = placed.flat().length;
  return (
    <PlayerFrame
      textId={textId}
      text={prompt.text}
      hint={
        readOnly ? undefined : t(unused > 0 ? 'hint' : 'hintAll', { unused, given: placedCount, wanted: requiredCount })
      }
      isAnswered={placedCount > 0}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <PlacementBoard
        label={t('options')}
        options={prompt.options}
        boxes={readOptions(prompt.categories).map(({ id, text, places }) => ({
          id,
          name: toPlainText(text),
          title: text,
          places,
        }))}
        placement={placed}
        onPlace={(next) => onChange(next.flat().length > 0 ? next : undefined)}
        readOnly={readOnly}
      />
    </PlayerFrame>
  );
};
