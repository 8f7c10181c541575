import { HighlightIcon, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { highlighter } from '../../addresses.ts';
import { highlighterWords } from '../../messages.ts';
import { useReportedWork } from '../report/reported-work.ts';

/** The way from a passage in a report to reading it with highlights; nothing where a part stands by itself. */
export const ToHighlighter = ({ className }: { className: string | undefined }) => {
  const t = useTranslation(highlighterWords);
  const work = useReportedWork();
  if (!work) return null;
  return (
    <ScreenLink className={`${className} no-print`} to={highlighter} search={work}>
      <HighlightIcon /> {t('open')}
    </ScreenLink>
  );
};
