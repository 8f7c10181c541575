import type { useAudience } from '@inkstone/assignments/web';
import { noWrapInstant, useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { givingMessages } from '../../messages.ts';
import type { BooksDraft } from './books-draft.ts';

interface BookConsequencesProps {
  draft: BooksDraft;
  audience: ReturnType<typeof useAudience>;
}

/** A text about what assigning them will do. */
export const BookConsequences = ({ draft, audience }: BookConsequencesProps) => {
  const t = useTranslation(givingMessages);
  const language = useLanguage();
  const now = useNow(30_000);
  const { beginsAt, deadline, fileids, classIds } = draft;
  const at = (moment: Date) => ({ at: noWrapInstant(moment, language) });
  const who = () => {
    if (audience.count === 0) return t('nobody');
    return t(audience.isExact ? 'toStudents' : 'upToStudents', { count: audience.count });
  };
  return (
    <ul className="num">
      <li>{who()}</li>
      {classIds.length > 0 && <li>{t('laterMembers')}</li>}
      {fileids.length > 1 && <li>{t('eachItsOwn', { count: fileids.length })}</li>}
      {beginsAt && <li>{beginsAt.getTime() > now ? t('opensAt', at(beginsAt)) : t('opensNow')}</li>}
      {deadline && <li>{t('readBy', at(deadline))}</li>}
      <li>{t('toldToo')}</li>
    </ul>
  );
};
