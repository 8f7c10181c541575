import { words } from '@inkstone/base';

/** What the shared parts of all question types say. */
export const messages = words('question', {
  clear: { en: 'Clear answer', zh: '清除答案' },
  crossOut: { en: 'Cross out {letter}', zh: '划去 {letter}' },
  undo: { en: 'Undo', zh: '恢复' },
  undoCross: { en: 'Undo crossing out {letter}', zh: '恢复 {letter}' },
  crossedOut: { en: '(crossed out)', zh: '（已划去）' },
  right: { en: 'Right', zh: '正确' },
  wrong: { en: 'Wrong', zh: '错误' },
  partly: { en: 'Partly right: {earned} of {possible}', zh: '部分正确：得 {earned} / {possible}' },
  blank: { en: 'Not answered', zh: '未作答' },
  key: { en: 'Key', zh: '参考答案' },
  keyLetter: { en: 'Key: {letter}', zh: '参考答案：{letter}' },
  keyMissed: { en: 'Key: {letter}, not chosen', zh: '参考答案：{letter}，未选' },
  ownAnswer: { en: 'Your answer', zh: '你的答案' },
  studentAnswer: { en: 'The student’s answer', zh: '学生的答案' },
  ownChose: { en: 'You chose {letter}', zh: '你选了 {letter}' },
  studentChose: { en: 'The student chose {letter}', zh: '学生选了 {letter}' },
  ownChoseRight: { en: 'You chose {letter}, which is right', zh: '你选了 {letter}，正确' },
  studentChoseRight: { en: 'The student chose {letter}, which is right', zh: '学生选了 {letter}，正确' },
  moveUp: { en: 'Move line {number} up', zh: '第 {number} 行上移' },
  moveDown: { en: 'Move line {number} down', zh: '第 {number} 行下移' },
  drag: { en: 'Drag line {number}', zh: '拖动第 {number} 行' },
  dragHow: {
    en: 'Press space to lift the line, the arrow keys to move it, space again to put it down, escape to leave it where it was.',
    zh: '按空格键拿起这一行，用方向键移动，再按空格键放下，按 Esc 键放回原处。',
  },
  lifted: { en: 'Line {number} lifted.', zh: '已拿起第 {number} 行。' },
  over: { en: 'Now at place {place} of {count}.', zh: '现在位于第 {place} 位，共 {count} 位。' },
  dropped: { en: 'Put down at place {place} of {count}.', zh: '已放在第 {place} 位，共 {count} 位。' },
  putBack: { en: 'Left where it was.', zh: '已放回原处。' },
});
