import { givenHomeworkDetail, givenTestDetail, myWorkDetail } from '@inkstone/assignments/addresses';
import { linkTo } from '@inkstone/base';
import { controller } from '@inkstone/taking/addresses';
import type { Family } from '@inkstone/session/contract';
import type { Message } from '../contract.ts';

/** Where a message leads: inside the app, or into a window of its own. */
export interface Place {
  opens: 'here' | 'window';
  url: string;
}

const gone = new Set(['testWithdrawn', 'homeworkWithdrawn']);
const ofReport = new Set(['reportOpened', 'scoreChanged', 'workMarked']);

const studentPlace = (type: 6 | 7, id: number, event: string): Place => {
  if (ofReport.has(event)) {
    const kind = type === 6 ? 'test' : 'homework';
    return { opens: 'window', url: linkTo(controller, { kind, id, to: 'report' }) };
  }
  if (type === 7) return { opens: 'here', url: linkTo(myWorkDetail, { id }) };
  return { opens: 'window', url: linkTo(controller, { kind: 'test', id }) };
};

/**
 * The screen that a message is about, by its type and what happened; null where there is none any more, or none built.
 * Windows check with the server before they show anything.
 */
export const placeOf = (
  { messageType, model_id: id, type }: Pick<Message, 'messageType' | 'model_id' | 'type'>,
  reader: { family: Family; built: ReadonlySet<string> },
): Place | null => {
  if (id === null || (messageType !== 6 && messageType !== 7) || gone.has(type ?? '')) return null;
  const place: Place =
    reader.family === 'frontend'
      ? studentPlace(messageType, id, type ?? '')
      : {
          opens: 'here',
          url: messageType === 6 ? linkTo(givenTestDetail, { testId: id }) : linkTo(givenHomeworkDetail, { hId: id }),
        };
  return reader.built.has(place.url.split('?')[0] ?? '') ? place : null;
};
