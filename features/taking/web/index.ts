export { VideoQuestions } from './video-questions/video-questions.tsx';
export { VideoSaveState, VideoTroubles } from './video-questions/video-save-state.tsx';
export {
  countAnswered,
  useVideoQuestions,
  type VideoQuestionPanel,
  type OpenVideoPanel,
} from './video-questions/use-video-questions.ts';
export { OpenFailure } from './launch/open-failure.tsx';
export { EnvironmentButton } from './environment-check/button/environment-button.tsx';
export { SubmissionScreen } from './finishing/submission-screen.tsx';
export { fetchSignOutCleanup } from './finishing/sign-out-cleanup.lazy.ts';
export { UnsentDelivery } from './finishing/unsent-delivery.tsx';
export { RefusedNotice } from './finishing/refused-item-list.tsx';
export { windowId } from './journal/window-id.ts';
