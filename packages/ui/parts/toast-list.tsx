import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import '../styles/notices.css';

/** The notices themselves, in the middle above everything. */
export const ToastList = () => <Notifications position="top-center" limit={4} zIndex={400} containerWidth={440} />;
