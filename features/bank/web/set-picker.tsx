import { Button } from '@mantine/core';
import { failureFrom, sendCall, useCaller } from '@inkstone/call/web';
import { noticeFailed, useTranslation } from '@inkstone/ui';
import { getTopicArrList, type TopicRow } from '../contract.ts';
import { composerMessages } from '../messages.ts';
import type { ComposedSet } from './composed-paper.ts';
import { SetFinder } from './set-finder.tsx';
import styles from './composer.module.css';

interface SetPickerProps {
  programme: string;
  /** What the section takes; any where there is none. */
  types: readonly string[];
  /** Sets that are in the paper already. */
  takenIds: ReadonlySet<number>;
  onPick(set: ComposedSet): void;
  onClose(): void;
}

/** It opens under the button that was pressed, which stands low on the page. */
const scrollIntoView = (picker: HTMLElement | null): void => picker?.scrollIntoView?.({ block: 'start' });

/** Puts sets of the bank into a section of a paper. */
export const SetPicker = ({ programme, types, takenIds, onPick, onClose }: SetPickerProps) => {
  const t = useTranslation(composerMessages);
  const caller = useCaller();
  const add = async (row: TopicRow) => {
    try {
      const { list } = await sendCall(caller, getTopicArrList, { ids: [row.id] });
      if (list[0]) onPick(list[0]);
    } catch (error) {
      noticeFailed(failureFrom(error)?.message ?? String(error));
    }
  };
  return (
    <section ref={scrollIntoView} className={styles.picker} aria-label={t('picker')}>
      <SetFinder
        programme={programme}
        types={types}
        takenIds={takenIds}
        onPick={(row) => void add(row)}
        after={<Button onClick={onClose}>{t('closePicker')}</Button>}
      />
    </section>
  );
};
