import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTipTurn, useTranslation } from '@inkstone/ui';
import { serviceMessages } from './messages.ts';
import styles from './service.module.css';

/** A line of the page below a bar. */
const useLineBelow = (bar: Element | null): HTMLElement => {
  const [line] = useState(() => document.createElement('div'));
  useEffect(() => {
    bar?.after(line);
    return () => line.remove();
  }, [bar, line]);
  return line;
};

/** Says once where the customer service is, in a line of its own under the button: it covers nothing of the page. */
export const ServiceHint = ({ anchor, onClose }: { anchor: HTMLElement | null; onClose(): void }) => {
  const t = useTranslation(serviceMessages);
  const place = anchor?.getBoundingClientRect();
  // On narrow screens the bar's tools lie in the menu, where there is nothing to point at.
  const isPlaced = place !== undefined && place.width > 0;
  const line = useLineBelow(anchor?.closest('header') ?? null);
  const isTurn = useTipTurn(isPlaced);
  useEffect(() => {
    if (!isTurn) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isTurn, onClose]);
  if (!isPlaced || !isTurn) return null;
  const end = Math.max(12, document.documentElement.clientWidth - place.right);
  return createPortal(
    <div className={styles.hint} style={{ paddingInlineEnd: end }} role="status">
      <p>{t('hint')}</p>
      <Button size="compact-sm" onClick={onClose}>
        {t('gotIt')}
      </Button>
    </div>,
    line,
  );
};
