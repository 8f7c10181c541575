import { ActionIcon, Button } from '@mantine/core';
import { BookIcon, NoteIcon, useTranslation } from '@inkstone/ui';
import { marksMessages } from '../../../messages.ts';
import type { Annotating } from './use-annotating.ts';
import styles from './marks.module.css';

const wide = 330;

/** What can be done with the words that are selected. */
export const SelectionBar = ({ annotating, onMeaning }: { annotating: Annotating; onMeaning(): void }) => {
  const t = useTranslation(marksMessages);
  const { selected, colour } = annotating;
  if (!selected) return null;
  const left = Math.max(8, Math.min(selected.left, globalThis.innerWidth - wide));
  const top = Math.min(selected.bottom + 8, globalThis.innerHeight - 56);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('onSelection')} style={{ left, top }}>
      {(['yellow', 'green', 'blue', 'pink'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className={styles.swatch}
          data-light={one}
          aria-label={t('highlightIn', { colour: t(one) })}
          onClick={() => void annotating.highlightSelected({ colour: one, opens: false })}
        />
      ))}
      <ActionIcon aria-label={t('withNote')} onClick={() => void annotating.highlightSelected({ colour, opens: true })}>
        <NoteIcon />
      </ActionIcon>
      <Button variant="quiet" size="compact-md" leftSection={<BookIcon />} onClick={onMeaning}>
        {t('meaning')}
      </Button>
    </div>
  );
};
