import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import '../styles/notices.css';

/** The toasts, centred above everything. */
export const ToastList = () => <Notifications position="top-center" limit={4} zIndex={400} containerWidth={440} />;
