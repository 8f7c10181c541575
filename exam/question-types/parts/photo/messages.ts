import { defineMessages } from '@inkstone/base';

/** Texts of preparing photos of pages. */
export const photoMessages = defineMessages('question.photo', {
  editing: { en: 'Turn, crop and straighten {name}', zh: '调整 {name}：旋转、裁剪、校正' },
  howTo: {
    en: 'Drag the four corners onto the corners of the page, or move them with the arrow keys. What lies outside is cut off, and the page is straightened.',
    zh: '把四个角拖到纸张的四角，也可用方向键移动。框外部分会被裁掉，纸面会自动校正。',
  },
  corner0: { en: 'Top left corner', zh: '左上角' },
  corner1: { en: 'Top right corner', zh: '右上角' },
  corner2: { en: 'Bottom right corner', zh: '右下角' },
  corner3: { en: 'Bottom left corner', zh: '左下角' },
  place: { en: '{x}% from the left, {y}% from the top', zh: '距左 {x}%，距上 {y}%' },
  left: { en: 'Rotate left', zh: '向左旋转' },
  right: { en: 'Rotate right', zh: '向右旋转' },
  guess: { en: 'Find the page', zh: '自动找边' },
  noGuess: {
    en: 'No page was found by itself. Set the corners by hand.',
    zh: '没能自动找到纸张边缘，请手动调整四角。',
  },
  whole: { en: 'Whole photo', zh: '整张照片' },
  use: { en: 'Use this version', zh: '使用这一版' },
  cancel: { en: 'Leave it as it is', zh: '保持原样' },
  loading: { en: 'Opening the photo', zh: '正在打开照片' },
  working: { en: 'Straightening the page', zh: '正在校正' },
  failed: {
    en: 'This device could not change the photo. It is kept as it was.',
    zh: '本设备无法处理这张照片，照片保持原样。',
  },
  tooManyPixels: {
    en: 'The photo has {megapixels} megapixels; at most {most} can be taken. Set the camera to a smaller size and take it again.',
    zh: '照片为 {megapixels}00 万像素，最多 {most}00 万像素。请调低相机的照片尺寸后重拍。',
  },
  pages: { en: 'Pages, in this order', zh: '各页（按此顺序）' },
  page: { en: 'Page {number}', zh: '第 {number} 页' },
  edit: { en: 'Turn, crop, straighten: {name}', zh: '旋转、裁剪、校正：{name}' },
  up: { en: 'Move up: {name}', zh: '上移：{name}' },
  down: { en: 'Move down: {name}', zh: '下移：{name}' },
  remove: { en: 'Remove: {name}', zh: '移除：{name}' },
  edited: { en: 'Straightened', zh: '已调整' },
  title: { en: 'Prepare photos of pages', zh: '整理作答照片' },
  about: {
    en: 'Take or choose photos, straighten them and put them in order. Nothing is sent before you add them.',
    zh: '拍照或选择照片，校正并排好顺序。点击添加之前不会发送任何内容。',
  },
  photo: { en: 'Take a photo', zh: '拍照' },
  choose: { en: 'Choose photos', zh: '选择照片' },
  none: { en: 'No photos yet.', zh: '还没有照片。' },
  add_one: { en: 'Add one page', zh: '添加 1 页' },
  add_other: { en: 'Add {count} pages', zh: '添加 {count} 页' },
  close: { en: 'Close', zh: '关闭' },
});
