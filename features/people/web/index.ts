export { ClassMoves } from './classes/class-moves.tsx';
export { DetailPage } from './lists/detail-page.tsx';
export { ListDetail } from './lists/list-detail.tsx';
export { NewPassword } from './students/new-password.tsx';
