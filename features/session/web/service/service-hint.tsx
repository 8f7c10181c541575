import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@inkstone/ui';
import { serviceMessages } from './messages.ts';
import styles from './service.module.css';

/** Says once where the customer service is. */
export const ServiceHint = ({ anchor, onClose }: { anchor: HTMLElement | null; onClose(): void }) => {
  const t = useTranslation(serviceMessages);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  const place = anchor?.getBoundingClientRect();
  // On narrow screens the bar's tools lie in the menu, where there is nothing to point at.
  if (!place || place.width === 0) return null;
  const end = Math.max(12, document.documentElement.clientWidth - place.right);
  return createPortal(
    <div className={styles.hint} style={{ top: place.bottom + 8, insetInlineEnd: end }} role="status">
      <p>{t('hint')}</p>
      <Button size="compact-sm" onClick={onClose}>
        {t('gotIt')}
      </Button>
    </div>,
    document.body,
  );
};
