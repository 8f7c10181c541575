import { answerPaper } from '@inkstone/files/paper';
import { makeDoc } from './make-doc.ts';

answerPaper(makeDoc);
