import { HighlightIcon, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { highlighter } from '../../addresses.ts';
import { highlighterMessages } from '../../messages.ts';
import { useReportedAssignment } from '../report/reported-assignment.ts';

/** A link from a passage in a report to its highlights; nothing outside of a report. */
export const HighlighterLink = ({ className }: { className: string | undefined }) => {
  const t = useTranslation(highlighterMessages);
  const work = useReportedAssignment();
  if (!work) return null;
  return (
    <ScreenLink className={`${className} no-print`} to={highlighter} search={work}>
      <HighlightIcon /> {t('open')}
    </ScreenLink>
  );
};
