import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { PeopleIcon, useTranslation } from '@inkstone/ui';
import { sharingMessages } from '../../messages.ts';
import type { Undoable } from '../undo-strip.tsx';
import { useUndoChange } from '../use-undo-change.ts';
import { ShareDialog } from './share-dialog.lazy.ts';

interface ShareButtonProps {
  setId: number;
  /** The title of the set, in the reader's language. */
  title: string;
  onChanged(action: Undoable): void;
}

/** Opens the dialog that shares a set; what it changed can be undone. */
export const ShareButton = ({ setId, title, onChanged }: ShareButtonProps) => {
  const t = useTranslation(sharingMessages);
  const [isOpen, setOpen] = useState(false);
  const { undo } = useUndoChange();
  const close = (changeId: number | null) => {
    setOpen(false);
    if (changeId === null) return;
    onChanged({ doneText: t('saved', { title }), undo: () => undo(changeId) });
  };
  return (
    <>
      <Button leftSection={<PeopleIcon />} onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog setId={setId} title={title} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
