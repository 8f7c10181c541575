export { Clip } from './clip.ts';
export { Scene, stimulusLooks, scenePeople, scenePlaces, type StimulusLook } from './looks.ts';
