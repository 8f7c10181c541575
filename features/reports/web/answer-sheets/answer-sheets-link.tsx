import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useTranslation } from '@inkstone/ui';
import { answerSheets } from '../../addresses.ts';
import { answerSheetMessages } from '../../messages/answer-sheets.ts';

/** Leads to the answer sheets of an assignment that came back. */
export const AnswerSheetsLink = ({ assignmentId }: { assignmentId: number }) => {
  const t = useTranslation(answerSheetMessages);
  return (
    <Button component={Link} to={linkTo(answerSheets, { id: assignmentId })} variant="default">
      {t('open')}
    </Button>
  );
};
