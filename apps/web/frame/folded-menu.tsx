import { Suspense, lazy, useState } from 'react';
import { BarButton, MenuIcon, useTranslation } from '@inkstone/ui';
import type { LayoutParts } from '@inkstone/ui/screen';
import { messages } from '../messages.ts';
import styles from './bar-top.module.css';

const FoldedDrawer = lazy(async () => ({ default: (await import('./folded-drawer.tsx')).FoldedDrawer }));

/** The menu button for narrow windows. */
export const FoldedMenu = ({ shell, path }: { shell: LayoutParts; path: string }) => {
  const t = useTranslation(messages);
  const [open, setOpen] = useState(false);
  const [needed, setNeeded] = useState(false);
  const [seen, setSeen] = useState(path);
  if (seen !== path) {
    setSeen(path);
    setOpen(false);
  }
  const unfold = () => {
    setNeeded(true);
    setOpen(true);
  };
  return (
    <span className={styles.folded}>
      <BarButton aria-label={t('openMenu')} aria-expanded={open} onClick={unfold}>
        <MenuIcon />
      </BarButton>
      {needed && (
        <Suspense>
          <FoldedDrawer shell={shell} path={path} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
};
