import { useState } from 'react';
import { useMenu } from '@inkstone/session/web';
import { bankOriginals } from '@inkstone/textbooks/addresses';
import { BarButton, PlayIcon, useTranslation } from '@inkstone/ui';
import { guideMessages } from '../../messages.ts';
import { GuideDialog } from './guide-dialog.lazy.ts';

const ahead = () => void GuideDialog.preload().catch(() => undefined);

/** Plays the guide to textbooks from the top bar; absent for users without textbooks. */
export const GuideButton = () => {
  const t = useTranslation(guideMessages);
  const { built } = useMenu();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  if (!built.has(bankOriginals.path)) return null;
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
        <GuideDialog
          key={openings}
          isOpen={isOpen}
          isAutomatic={false}
          firstForm="film"
          onClose={close}
          onFail={close}
        />
      )}
    </>
  );
};
