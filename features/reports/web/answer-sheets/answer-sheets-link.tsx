import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useTranslation } from '@inkstone/ui';
import { answerSheets } from '../../addresses.ts';
import { answerSheetMessages } from '../../messages/answer-sheets.ts';
import styles from './answer-sheets-link.module.css';

interface AnswerSheetsLinkProps {
  assignmentId: number;
  /** Opens the page that the answers of an attempt came from; absent: the list. */
  attemptId?: number;
}

/** Leads to the answer sheets of an assignment that came back. */
export const AnswerSheetsLink = ({ assignmentId, attemptId }: AnswerSheetsLinkProps) => {
  const t = useTranslation(answerSheetMessages);
  return (
    <Button
      // By itself beneath a report it stands apart; in a row of buttons it is in line with them.
      className={attemptId === undefined ? '' : styles.link}
      component={Link}
      to={linkTo(answerSheets, { id: assignmentId, attempt: attemptId })}
      variant="default"
    >
      {t(attemptId === undefined ? 'open' : 'itsSheet')}
    </Button>
  );
};
