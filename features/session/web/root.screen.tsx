import { Navigate } from 'react-router';

/** Redirects to the login, which redirects signed-in users. */
export const Screen = () => <Navigate to="/login" replace />;
