export { recordingType } from './codec.ts';
export { MicrophoneError, openMicrophone, type Microphone, type MicrophoneProblem } from './microphone.ts';
