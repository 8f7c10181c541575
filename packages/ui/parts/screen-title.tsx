import { useEffect } from 'react';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';

/** Sets the window's title. */
export const ScreenTitle = ({ title }: { title: string }) => {
  const t = useTranslation(messages);
  const documentTitle = `${title} · ${t('brand')}`;
  // The frame sets a screen's title before this runs, so the screen's own title wins.
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return null;
};
