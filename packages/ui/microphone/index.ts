export { recordedType } from './codec.ts';
export { NoMicrophone, openMicrophone, type Microphone, type MicrophoneTrouble } from './microphone.ts';
