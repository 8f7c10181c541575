import { useWords } from '../words/index.ts';
import { messages } from '../messages.ts';

/** Names the window after what it shows. */
export const ScreenTitle = ({ title }: { title: string }) => {
  const t = useWords(messages);
  return <title>{`${title} · ${t('brand')}`}</title>;
};
