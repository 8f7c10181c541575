import { Navigate } from 'react-router';

/** The root leads to the login, which leads on whoever is signed in. */
export const Screen = () => <Navigate to="/login" replace />;
