import { defineMessages } from '@inkstone/base';

/** Messages of the tool panels and the reference sheet. Lazy, but preloaded. */
export const toolMessages = defineMessages('taking.tools', {
  noPictures: {
    en: 'No pictures were handed in with the project.',
    zh: '没有上传项目截图。',
  },
  pictureElsewhere: {
    en: '{name} is on its way from another device.',
    zh: '{name} 仍在从另一台设备上传。',
  },
  close: { en: 'Close', zh: '关闭' },
  move: { en: 'Move the panel: drag, or arrow keys', zh: '移动面板：拖动，或用方向键' },
  maskTop: { en: 'Upper edge of the mask', zh: '遮板上沿' },
  maskBand: { en: 'Open lines of the mask', zh: '遮板露出的行' },
  maskBottom: { en: 'Lower edge of the mask', zh: '遮板下沿' },
  area: { en: 'Area and circumference', zh: '面积与周长' },
  solids: { en: 'Volume', zh: '体积' },
  triangles: { en: 'Triangles', zh: '三角形' },
  circle: { en: 'Circle', zh: '圆' },
  rectangle: { en: 'Rectangle', zh: '矩形' },
  triangle: { en: 'Triangle', zh: '三角形' },
  rightTriangle: { en: 'Right triangle', zh: '直角三角形' },
  halfEquilateral: { en: 'Angles 30°, 60°, 90°: sides', zh: '30°、60°、90° 三角形的边' },
  halfSquare: { en: 'Angles 45°, 45°, 90°: sides', zh: '45°、45°、90° 三角形的边' },
  box: { en: 'Box', zh: '长方体' },
  cylinder: { en: 'Cylinder', zh: '圆柱' },
  sphere: { en: 'Sphere', zh: '球' },
  cone: { en: 'Cone', zh: '圆锥' },
  pyramid: { en: 'Pyramid on a rectangle', zh: '底面为矩形的棱锥' },
  fullTurn: { en: 'A circle has 360 degrees of arc.', zh: '圆周为 360 度。' },
  fullTurnRadians: { en: 'A circle has 2π radians of arc.', zh: '圆周为 2π 弧度。' },
  triangleAngles: {
    en: 'The angles of a triangle add up to 180 degrees.',
    zh: '三角形内角和为 180 度。',
  },
});
