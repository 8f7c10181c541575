import { useState } from 'react';
import { useMenu } from '@inkstone/session/web';
import { BarButton, PlayIcon, lazyWithRetry, useTranslation } from '@inkstone/ui';
import { guideButtonMessages } from '../../messages.ts';

// On every screen of a teacher: what the dialog needs is not even listed before it is wanted.
const Dialog = lazyWithRetry(async () => {
  const { GuideDialog } = await import('./guide-dialog.lazy.ts');
  await GuideDialog.preload();
  return GuideDialog;
});
const ahead = () => void Dialog.preload().catch(() => undefined);

/** Plays the guide to textbooks from the top bar; absent for users without textbooks. */
export const GuideButton = () => {
  const t = useTranslation(guideButtonMessages);
  const { menu } = useMenu();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  if (!menu.some(({ id }) => id === 'textbooks')) return null;
  const open = () => {
    setOpenings(openings + 1);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <BarButton
        aria-label={t('film')}
        title={t('film')}
        aria-haspopup="dialog"
        onClick={open}
        onFocus={ahead}
        onPointerEnter={ahead}
      >
        <PlayIcon />
        <span data-word>{t('title')}</span>
      </BarButton>
      {openings > 0 && (
        <Dialog key={openings} isOpen={isOpen} isAutomatic={false} firstForm="film" onClose={close} onFail={close} />
      )}
    </>
  );
};
