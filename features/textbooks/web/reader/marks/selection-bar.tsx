import { ActionIcon, Button } from '@mantine/core';
import { BookIcon, NoteIcon, useTranslation } from '@inkstone/ui';
import { marksMessages } from '../../../messages.ts';
import type { Annotation } from './use-annotation.ts';
import styles from './marks.module.css';

const barWidth = 330;

/** Actions on the selected text. */
export const SelectionBar = ({ annotating, onMeaning }: { annotating: Annotation; onMeaning(): void }) => {
  const t = useTranslation(marksMessages);
  const { selected, colour } = annotating;
  if (!selected) return null;
  const left = Math.max(8, Math.min(selected.left, globalThis.innerWidth - barWidth));
  const top = Math.min(selected.bottom + 8, globalThis.innerHeight - 56);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('onSelection')} style={{ left, top }}>
      {(['yellow', 'green', 'blue', 'pink'] as const).map((option) => (
        <button
          key={option}
          type="button"
          className={styles.swatch}
          data-light={option}
          aria-label={t('highlightIn', { colour: t(option) })}
          onClick={() => void annotating.highlightSelected({ colour: option, opens: false })}
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
