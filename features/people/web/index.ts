export { DetailPage } from './lists/detail-page.tsx';
export { ListDetail } from './lists/list-detail.tsx';
export { NewPassword } from './students/new-password.tsx';
