export { RecordingBar } from './recording-bar.tsx';
export { RecordingScreen } from './recording-screen.tsx';
export { BeginWhenLoaded, StartWhenLoaded } from './start-when-loaded.tsx';
export { VolumeControl } from './volume-control.tsx';
