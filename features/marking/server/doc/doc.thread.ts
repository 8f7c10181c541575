import { answerPaper } from '@inkstone/files/apart';
import { makeDoc } from './make-doc.ts';

answerPaper(makeDoc);
