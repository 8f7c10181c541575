import { DeliveryConsequences, type useAudience } from '@inkstone/assignments/web';
import { useTranslation } from '@inkstone/ui';
import { assigningMessages } from '../../messages.ts';
import type { BooksDraft } from './books-draft.ts';

interface BookConsequencesProps {
  draft: BooksDraft;
  audience: ReturnType<typeof useAudience>;
}

/** A text about what assigning them will do. */
export const BookConsequences = ({ draft, audience }: BookConsequencesProps) => {
  const t = useTranslation(assigningMessages);
  const count = draft.editionIds.length;
  return (
    <DeliveryConsequences
      {...{ t, draft, audience }}
      content={count > 1 && <li>{t('eachItsOwn', { count })}</li>}
      getDeadlineText={(at) => t('readBy', at)}
    />
  );
};
