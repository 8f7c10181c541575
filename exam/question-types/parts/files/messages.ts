import { defineMessages } from '@inkstone/base';

/** Texts about the files of an answer, for students and readers. */
export const fileMessages = defineMessages('question.files', {
  yours: { en: 'Your files', zh: '你的文件' },
  students: { en: 'Student’s files', zh: '学生的文件' },
  count: { en: '{count} of {most}', zh: '{count} / {most}' },
  choose: { en: 'Add files', zh: '添加文件' },
  photo: { en: 'Take a photo', zh: '拍照' },
  prepare: { en: 'Prepare photos', zh: '整理照片' },
  drop: { en: 'or drop them here, or paste a picture', zh: '或拖到此处，也可以直接粘贴图片' },
  letGo: { en: 'Let go to add', zh: '松手即可添加' },
  reading: { en: 'Reading the file', zh: '正在读取文件' },
  limits_one: {
    en: 'Photos, PDF, Word, sound or plain text; one file of up to {megabytes} MB.',
    zh: '可交照片、PDF、Word、音频或纯文本；1 个文件，不超过 {megabytes} MB。',
  },
  limits_other: {
    en: 'Photos, PDF, Word, sound or plain text; up to {count} files of {megabytes} MB each.',
    zh: '可交照片、PDF、Word、音频或纯文本；最多 {count} 个文件，每个不超过 {megabytes} MB。',
  },
  limitsPictures_one: {
    en: 'A picture (JPEG, PNG, WebP or GIF) of up to {megabytes} MB.',
    zh: '1 张图片（JPEG、PNG、WebP 或 GIF），不超过 {megabytes} MB。',
  },
  limitsPictures_other: {
    en: 'Pictures (JPEG, PNG, WebP or GIF); up to {count} of {megabytes} MB each.',
    zh: '图片（JPEG、PNG、WebP 或 GIF），最多 {count} 张，每张不超过 {megabytes} MB。',
  },
  full: { en: 'That is as many files as this question takes.', zh: '已达到本题的文件数上限。' },
  pasted: { en: 'pasted-{number}', zh: '粘贴图片-{number}' },
  added: { en: '{name} was added.', zh: '已添加 {name}。' },
  renamed: {
    en: '{was} is not what its name says; it was added as {name}.',
    zh: '{was} 的内容与后缀不符，已按 {name} 添加。',
  },
  notAdded: { en: '{name} was not added', zh: '未能添加 {name}' },
  empty: {
    en: 'It has nothing in it. If it lies in a cloud folder, open it once and choose it again.',
    zh: '这是一个空文件。若存放在网盘中，请先打开一次再重新选择。',
  },
  tooLarge: {
    en: 'It has {size}; a file may have at most {megabytes} MB. Save it smaller, or in parts.',
    zh: '文件大小为 {size}，上限为 {megabytes} MB。请压缩或分成几份后再添加。',
  },
  wrongKind: {
    en: 'What is in it is none of these: a photo (JPEG, PNG, WebP, GIF), PDF, Word (docx), sound (mp3, m4a, wav) or plain text.',
    zh: '文件内容不属于以下类型：照片（JPEG、PNG、WebP、GIF）、PDF、Word（docx）、音频（mp3、m4a、wav）或纯文本。',
  },
  noPicture: {
    en: 'This question takes pictures alone: JPEG, PNG, WebP or GIF.',
    zh: '本题只收图片：JPEG、PNG、WebP 或 GIF。',
  },
  photoFormat: {
    en: 'Many devices cannot show photos of this format (HEIC, AVIF). Save it as JPEG and choose it again.',
    zh: '许多设备无法显示这种格式的照片（HEIC、AVIF）。请另存为 JPEG 后重新选择。',
  },
  textEncoding: {
    en: 'This text file is saved in an encoding that others could not read. Save it as UTF-8 and choose it again.',
    zh: '该文本文件的编码无法识别，其他设备会显示乱码。请另存为 UTF-8 编码后重新选择。',
  },
  unreadable: {
    en: 'This device could not read it. It may have been moved or deleted; choose it again.',
    zh: '本设备无法读取该文件，可能已被移动或删除。请重新选择。',
  },
  needsPassword: {
    en: 'It asks for a password, so your teacher could not open it. Save it without one and choose it again.',
    zh: '该 PDF 需要密码，老师无法打开。请另存为无密码的 PDF 后重新选择。',
  },
  damaged: {
    en: 'This PDF is damaged and cannot be opened. Export it again and choose the new file.',
    zh: '该 PDF 已损坏，无法打开。请重新导出后再选择。',
  },
  noPages: {
    en: 'This PDF has no pages. Export it again and choose the new file.',
    zh: '该 PDF 中没有页面。请重新导出后再选择。',
  },
  tooMany_one: {
    en: 'This question takes one file. Remove it to add another.',
    zh: '本题只收 1 个文件，移除后才能添加。',
  },
  tooMany_other: {
    en: 'This question takes {count} files. Remove one to add another.',
    zh: '本题最多收 {count} 个文件，移除一个后才能添加。',
  },
  deviceFull: {
    en: 'This device has no room left to keep it. Free some space, then add it again; everything added before is safe.',
    zh: '本设备空间不足，无法保存。请腾出空间后重新添加；之前添加的内容都安全。',
  },
  tooManyPixels: {
    en: 'It has {megapixels} megapixels; a picture may have at most {maxMegapixels}. Save it smaller, or set the camera to a smaller size.',
    zh: '图片为 {megapixels}00 万像素，上限为 {maxMegapixels}00 万像素。请缩小后再添加，或调低相机的照片尺寸。',
  },
  closed: { en: 'The question has closed in the meantime.', zh: '本题已经关闭。' },
  dismiss: { en: 'Got it', zh: '知道了' },
  keeping: { en: 'Being kept on this device', zh: '正在存入本设备' },
  atDevice: { en: 'Kept on this device, sent in a moment', zh: '已存在本设备，即将发送' },
  offline: { en: 'Kept on this device, waiting for the network', zh: '已存在本设备，等待网络' },
  signedOut: { en: 'Kept on this device, sent once you have signed in', zh: '已存在本设备，登录后发送' },
  sending: { en: 'Sending, {percent}%', zh: '正在发送，{percent}%' },
  atServer: { en: 'On the server', zh: '已存到服务器' },
  refused: { en: 'Not taken: {words} It is kept on this device.', zh: '未能接收：{words}文件仍保留在本设备。' },
  notHere: { en: 'No files are taken here: nothing of this is handed in.', zh: '此处仅供练习，不收文件。' },
  again: { en: 'Try again', zh: '重试' },
  awaited: { en: 'Added on another device, which has not sent it yet', zh: '在另一台设备上添加，尚未送达' },
  onPage: { en: 'On this page only', zh: '仅在此页面' },
  show: { en: 'Show {name} larger', zh: '放大查看 {name}' },
  hide: { en: 'Show {name} small', zh: '缩小 {name}' },
  up: { en: 'Move {name} up', zh: '上移 {name}' },
  down: { en: 'Move {name} down', zh: '下移 {name}' },
  remove: { en: 'Remove {name}', zh: '移除 {name}' },
  removeTitle: { en: 'Remove {name}?', zh: '移除 {name}？' },
  removeBody: {
    en: 'It is taken out of your answer and deleted here and on the server. Your own copy of the file stays.',
    zh: '它将从作答中移除，并从本页和服务器删除。你自己设备里的原文件不受影响。',
  },
  removeAct: { en: 'Remove', zh: '移除' },
  keep: { en: 'Keep it', zh: '保留' },
  open: { en: 'Open {name}', zh: '打开 {name}' },
  download: { en: 'Download {name}', zh: '下载 {name}' },
  notArrived: {
    en: 'Has not arrived yet: the student’s device sends it when it is online.',
    zh: '尚未送达，学生的设备联网后会自动发送。',
  },
  noPreview: { en: 'The picture cannot be shown here; download it.', zh: '此处无法显示图片，请下载查看。' },
  model: { en: 'A good answer', zh: '参考答案' },
});
