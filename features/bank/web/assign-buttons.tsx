import { Button } from '@mantine/core';
import { newHomework, newTest } from '@inkstone/assignments/addresses';
import { useCurrentUser } from '@inkstone/session/web';
import { useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { paperCreate } from '../addresses.ts';
import { assignMessages } from '../messages.ts';
import { canEditPapers, canAssignHomework, canAssignTests } from './permissions.ts';

/** Links from a paper to the forms that assign it. */
export const AssignPaperButtons = ({ paperId }: { paperId: number }) => {
  const t = useTranslation(assignMessages);
  const me = useCurrentUser();
  return (
    <>
      {canAssignHomework(me) && (
        <Button component={ScreenLink} to={newHomework} search={{ paperId }}>
          {t('asHomework')}
        </Button>
      )}
      {canAssignTests(me) && (
        <Button variant="filled" component={ScreenLink} to={newTest} search={{ paperId }}>
          {t('asTest')}
        </Button>
      )}
    </>
  );
};

/** Links from a question set to the forms that assign it as homework or put it into a paper. */
export const AssignSetButtons = ({ setId }: { setId: number }) => {
  const t = useTranslation(assignMessages);
  const me = useCurrentUser();
  return (
    <>
      {canAssignHomework(me) && (
        <Button variant="filled" component={ScreenLink} to={newHomework} search={{ setIds: [setId] }}>
          {t('asHomework')}
        </Button>
      )}
      {canEditPapers(me) && (
        <Button component={ScreenLink} to={paperCreate} search={{ setIds: [setId] }}>
          {t('intoPaper')}
        </Button>
      )}
    </>
  );
};
