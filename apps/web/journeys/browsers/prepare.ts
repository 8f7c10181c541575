import { prepareSchool } from '../fixtures/prepare.ts';

/** Before the journeys: the sample school as of now, since these browsers keep the real time. */
const prepare = (): Promise<() => Promise<void>> => prepareSchool(new Date());

export default prepare;
