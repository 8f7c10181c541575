import { Button } from '@mantine/core';
import { sendCall, useCaller, getErrorMessage } from '@inkstone/call/web';
import { toastError, useTranslation } from '@inkstone/ui';
import { listPickedSets, type SetListItem } from '../contract.ts';
import { composerMessages } from '../messages.ts';
import type { ComposedSet } from './composed-paper.ts';
import { SetFinder } from './set-finder.tsx';
import styles from './composer.module.css';

interface SetPickerProps {
  programme: string;
  /** The types that the section accepts; any if empty. */
  types: readonly string[];
  /** Ids of the sets in the paper already. */
  takenIds: ReadonlySet<number>;
  onPick(set: ComposedSet): void;
  onClose(): void;
}

/** Scrolls to the picker, which opens below a button at the bottom of the page. */
const scrollIntoView = (picker: HTMLElement | null): void => picker?.scrollIntoView?.({ block: 'start' });

/** Adds sets of the bank to a section of a paper. */
export const SetPicker = ({ programme, types, takenIds, onPick, onClose }: SetPickerProps) => {
  const t = useTranslation(composerMessages);
  const caller = useCaller();
  const add = async (row: SetListItem) => {
    try {
      const { list } = await sendCall(caller, listPickedSets, { ids: [row.id] });
      if (list[0]) onPick(list[0]);
    } catch (error) {
      toastError(getErrorMessage(error));
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
