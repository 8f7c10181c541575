import { servePdfTask } from '@inkstone/files/apart';
import { makeDoc } from './make-doc.ts';

servePdfTask(makeDoc);
