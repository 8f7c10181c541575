import { NewAssignment } from './new-assignment.tsx';

/** New homework. */
export const Screen = () => <NewAssignment family="homework" />;
