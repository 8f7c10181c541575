import { defineMessages } from '@inkstone/base';

/** Texts of preparing photos of pages. */
export const photoMessages = defineMessages('question.photo', {
  editing: { en: 'Turn, crop and straighten {name}', zh: '调整 {name}：旋转、裁剪、拉正' },
  howTo: {
    en: 'Drag the four corners onto the corners of the page, or move them with the arrow keys. What lies outside is cut off, and the page is straightened.',
    zh: '把四个角拖到纸张的四角，也可用方向键移动。框外部分会被裁掉，页面会自动拉正。',
  },
  corner0: { en: 'Top left corner', zh: '左上角' },
  corner1: { en: 'Top right corner', zh: '右上角' },
  corner2: { en: 'Bottom right corner', zh: '右下角' },
  corner3: { en: 'Bottom left corner', zh: '左下角' },
  place: { en: '{x}% from the left, {y}% from the top', zh: '距左 {x}%，距上 {y}%' },
  left: { en: 'Turn left', zh: '左转' },
  right: { en: 'Turn right', zh: '右转' },
  guess: { en: 'Find the page', zh: '自动找边' },
  noGuess: {
    en: 'No page was found by itself. Set the corners by hand.',
    zh: '没能自动找到纸张边缘，请手动调整四角。',
  },
  whole: { en: 'Whole photo', zh: '整张照片' },
  use: { en: 'Use it like this', zh: '就用这样' },
  cancel: { en: 'Leave it as it is', zh: '保持原样' },
  loading: { en: 'Opening the photo', zh: '正在打开照片' },
  working: { en: 'Straightening the page', zh: '正在拉正页面' },
  failed: {
    en: 'This device could not change the photo. It is kept as it was.',
    zh: '本设备无法处理这张照片，照片保持原样。',
  },
  tooManyPixels: {
    en: 'The photo has {megapixels} megapixels; at most {most} can be taken. Set the camera to a smaller size and take it again.',
    zh: '照片有 {megapixels} 百万像素，最多 {most} 百万像素。请调低相机的照片尺寸后重拍。',
  },
  pages: { en: 'Pages, in this order', zh: '页面（按此顺序）' },
  page: { en: 'Page {number}', zh: '第 {number} 页' },
  edit: { en: 'Turn, crop, straighten: {name}', zh: '旋转、裁剪、拉正：{name}' },
  up: { en: 'Move up: {name}', zh: '上移：{name}' },
  down: { en: 'Move down: {name}', zh: '下移：{name}' },
  remove: { en: 'Remove: {name}', zh: '移除：{name}' },
  edited: { en: 'Straightened', zh: '已调整' },
  title: { en: 'Prepare photos of pages', zh: '整理页面照片' },
  about: {
    en: 'Take or choose photos, straighten them and put them in order. Nothing is sent before you add them.',
    zh: '拍照或选择照片，拉正并排好顺序。点击添加之前不会发送任何内容。',
  },
  photo: { en: 'Take a photo', zh: '拍照' },
  choose: { en: 'Choose photos', zh: '选择照片' },
  none: { en: 'No photos yet.', zh: '还没有照片。' },
  add_one: { en: 'Add one page', zh: '添加 1 页' },
  add_other: { en: 'Add {count} pages', zh: '添加 {count} 页' },
  close: { en: 'Close', zh: '关闭' },
});
