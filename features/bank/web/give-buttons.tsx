import { Button } from '@mantine/core';
import { giveHomework, giveTest } from '@inkstone/assignments/addresses';
import { useCurrentUser } from '@inkstone/session/web';
import { useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { examinationCreate } from '../addresses.ts';
import { givingWords } from '../messages.ts';
import { canEditPapers, canGiveHomework, canGiveTests } from './may.ts';

/** The ways from a paper to giving it, with the paper chosen already. */
export const GivePaper = ({ examId }: { examId: number }) => {
  const t = useTranslation(givingWords);
  const me = useCurrentUser();
  return (
    <>
      {canGiveHomework(me) && (
        <Button component={ScreenLink} to={giveHomework} search={{ examId }}>
          {t('asHomework')}
        </Button>
      )}
      {canGiveTests(me) && (
        <Button variant="filled" component={ScreenLink} to={giveTest} search={{ examId }}>
          {t('asTest')}
        </Button>
      )}
    </>
  );
};

/** The ways from a question set to giving it: as homework, or in a paper, which a test is given from. */
export const GiveSet = ({ topicId }: { topicId: number }) => {
  const t = useTranslation(givingWords);
  const me = useCurrentUser();
  return (
    <>
      {canGiveHomework(me) && (
        <Button variant="filled" component={ScreenLink} to={giveHomework} search={{ topicIds: [topicId] }}>
          {t('asHomework')}
        </Button>
      )}
      {canEditPapers(me) && (
        <Button component={ScreenLink} to={examinationCreate} search={{ topicIds: [topicId] }}>
          {t('intoPaper')}
        </Button>
      )}
    </>
  );
};
