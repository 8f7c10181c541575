import { NewAssignment } from './new-assignment.tsx';

/** A new test. */
export const Screen = () => <NewAssignment family="test" />;
