import { defineMessages } from '@inkstone/base';

/** Texts of the download queue. */
export const downloadMessages = defineMessages('textbooks.downloads', {
  downloads: { en: 'Downloads', zh: '下载列表' },
  openList_one: { en: 'Downloads: {count} not finished', zh: '下载列表：{count} 项未完成' },
  openList_other: { en: 'Downloads: {count} not finished', zh: '下载列表：{count} 项未完成' },
  openDone: { en: 'Downloads', zh: '下载列表' },
  moves: { en: 'Hold to drag, or move it with the arrow keys.', zh: '长按可拖动，也可用方向键移动。' },
  annotatedName: { en: '{name} (annotated by {annotator})', zh: '{name}（{annotator}批注）' },
  failed: { en: 'failed', zh: '失败' },
  waiting: { en: 'waiting', zh: '等待中' },
  generating: { en: 'waiting: the PDF with its notes is being made', zh: '等待中：正在生成批注版 PDF' },
  ready: { en: 'ready, begins in a moment', zh: '即将开始下载' },
  asking: { en: 'preparing', zh: '准备中' },
  coming: { en: '{done} of {all}', zh: '{done} / {all}' },
  comingUnknown: { en: 'downloading', zh: '下载中' },
  downloaded: { en: 'downloaded', zh: '已下载' },
  retryIt: { en: 'Download “{name}” again', zh: '重新下载《{name}》' },
  removeIt: { en: 'Remove “{name}” from the list', zh: '从下载列表移除《{name}》' },
  removed: { en: 'Removed from the download list.', zh: '已从下载列表移除。' },
  none: { en: 'Nothing to download', zh: '没有下载任务' },
  noneNext: {
    en: 'Finished files are in the downloads folder of this device.',
    zh: '已完成的文件在本设备的下载文件夹中。',
  },
  note: {
    en: 'One at a time. The list is kept on this device when you leave.',
    zh: '逐个下载；离开后列表仍保留在本设备上。',
  },
  added: { en: 'Added to the download list.', zh: '已加入下载列表。' },
  already: { en: 'It is in the download list already.', zh: '已在下载列表中。' },
  notDownloaded: { en: '“{name}” was not downloaded', zh: '《{name}》下载失败' },
  noPdf: { en: 'The file did not arrive whole. Try again.', zh: '文件未完整下载，请重试。' },
  close: { en: 'Close', zh: '关闭' },
});
