import { useEffect } from 'react';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';

/** Names the window after what it shows. */
export const ScreenTitle = ({ title }: { title: string }) => {
  const t = useTranslation(messages);
  const documentTitle = `${title} · ${t('brand')}`;
  // Meets the document. The frame names a screen before this runs, so that the screen's own words stand.
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return null;
};
