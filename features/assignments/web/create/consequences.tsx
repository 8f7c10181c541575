import { useLanguage, useNow, useTranslation, noWrapInstant } from '@inkstone/ui';
import { newAssignmentMessages } from '../../messages.ts';
import { families, type Family } from '../shared/families.ts';
import { type AssignmentDraft, audienceMessageKey, type AudienceSize } from './assignment-draft.ts';
import styles from './create.module.css';

interface ConsequencesProps {
  family: Family;
  draft: AssignmentDraft;
  audience: AudienceSize;
  /** The length of one attempt; null without a clock. */
  seconds: number | null;
}

/** What assigning will do, shown before it is done. */
export const Consequences = ({ family, draft, audience, seconds }: ConsequencesProps) => {
  const t = useTranslation(newAssignmentMessages);
  const language = useLanguage();
  const { rules, words } = families[family];
  const now = useNow(30_000);
  const { beginsAt, deadline } = draft;
  const minutes = seconds === null ? null : Math.round(seconds / 60);
  const window = beginsAt && deadline ? Math.round((deadline.getTime() - beginsAt.getTime()) / 60_000) : null;
  const isShort = minutes !== null && window !== null && window > 0 && window < minutes;
  const at = (moment: Date) => ({ at: noWrapInstant(moment, language) });
  const reports = () => {
    if (draft.reportAt === 'submitted') return t('reportsAtOnce');
    if (draft.reportAt === 'byHand') return t('reportsByHand');
    if (rules.closesAt !== 'deadline') return t('reportsOnceClosed');
    return deadline && t('reportsLate', at(deadline));
  };
  return (
    <>
      <ul className="num">
        <li>{t(audienceMessageKey(audience), { count: audience.count })}</li>
        {draft.classIds.length > 0 && <li>{t(draft.isForJoiners ? 'joinersToo' : 'laterMembers')}</li>}
        {beginsAt && <li>{beginsAt.getTime() > now ? t('opensAt', at(beginsAt)) : t('opensNow')}</li>}
        {minutes !== null && <li>{t('hasMinutes', { count: minutes })}</li>}
        {isShort && <li className={styles.warn}>{t('tooShort', { window, count: minutes })}</li>}
        {deadline && <li>{t(words.ends, at(deadline))}</li>}
        <li>{reports()}</li>
      </ul>
    </>
  );
};
