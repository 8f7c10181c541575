/**
 * What became of a message on its way, in the order of a page: `retrying` failed and is tried again, `failed` was given
 * up, `resting` was given up since the address takes nothing any more, `skipped` had nothing to tell any more.
 */
export const deliveryStates = ['waiting', 'retrying', 'sent', 'failed', 'resting', 'skipped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The events of work and announcements that students of a class are notified of, as messages name them. */
export const noticeEvents = [
  ...(['testGiven', 'homeworkGiven', 'textbookGiven', 'courseGiven'] as const),
  ...(['testWithdrawn', 'homeworkWithdrawn', 'textbookWithdrawn', 'courseWithdrawn', 'courseDeleted'] as const),
  ...(['deadlineMoved', 'beginMoved', 'extraGiven', 'redoAsked', 'redoMoved', 'redoWithdrawn'] as const),
  ...(['reportOpened', 'workMarked', 'scoreChanged', 'deadlineNear', 'environmentMissing', 'announcement'] as const),
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];
