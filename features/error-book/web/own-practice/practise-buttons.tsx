import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { isAllowed } from '@inkstone/call';
import { student } from '@inkstone/session/contract';
import { useOptionalUser } from '@inkstone/session/web';
import { useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { ownPractice } from '../../addresses.ts';
import { practiceMessages } from '../../messages.ts';
import { useCreatePractice } from './use-create-practice.ts';
import styles from './own-practice.module.css';

/** From an open report of a student: what was wrong once more, or sets like it that the student has not met. */
export const PractiseButtons = ({ assignmentId }: { assignmentId: number }) => {
  const t = useTranslation(practiceMessages);
  const go = useNavigation();
  const me = useOptionalUser();
  const { create, isPending } = useCreatePractice();
  const [hasInstantFeedback, setInstantFeedback] = useState(false);
  const practise = async (source: 'wrong' | 'similar') => {
    if (await create({ source, assignmentId, hasInstantFeedback })) go(ownPractice, {});
  };
  // Staff and candidates read reports of their own tests, too.
  if (me && !isAllowed(student, { role: me.role, permissions: me.permission })) return null;
  return (
    <div className={`${styles.fromReport} no-print`} role="group" aria-label={t('practice')}>
      <Button loading={isPending} onClick={() => void practise('wrong')}>
        {t('wrongAgain')}
      </Button>
      <Button disabled={isPending} onClick={() => void practise('similar')}>
        {t('similar')}
      </Button>
      <Checkbox
        label={t('instantFeedback')}
        checked={hasInstantFeedback}
        onChange={({ currentTarget }) => setInstantFeedback(currentTarget.checked)}
      />
    </div>
  );
};
