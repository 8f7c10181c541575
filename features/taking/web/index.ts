export { VideoQuestions } from './beside/video-questions.tsx';
export { VideoSaveState, VideoTroubles } from './beside/video-save-state.tsx';
export {
  countAnswered,
  useVideoQuestions,
  type VideoQuestionPanel,
  type OpenVideoPanel,
} from './beside/use-video-questions.ts';
export { OpenFailure } from './open-failure.tsx';
export { EnvironmentButton } from './environment-button/environment-button.tsx';
export { SubmissionScreen } from './left/submission-screen.tsx';
export { fetchSignOutCleanup } from './leaving/fetch-sign-out-cleanup.ts';
export { UnsentDelivery } from './left/unsent-delivery.tsx';
export { Notice } from './page/notice.tsx';
export { RefusedNotice } from './left/refused-item-list.tsx';
export { windowId } from './journal/window-id.ts';
