import { servePdfTask } from '../apart.ts';
import { typesetDocument } from './typeset.ts';

servePdfTask(typesetDocument);
