import { defineMessages } from '@inkstone/base';

/** Refusals of the calls of administration. */
export const refusals = defineMessages('school.refusals', {
  'person.usernameTaken': {
    en: 'Somebody else has this user name, here or among those who have left.',
    zh: '该用户名已被占用（可能属于已离校人员）。',
  },
  'person.usernameConfusable': {
    en: 'This user name can be taken for another one: it has letters that look like Latin ones. Write it in Latin letters.',
    zh: '该用户名含有与拉丁字母外形相近的字母，容易与他人混淆。请改用拉丁字母。',
  },
  'person.numberTaken': { en: 'Somebody else has this number.', zh: '该编号已属于其他人。' },
  'person.changedMeanwhile': {
    en: 'Somebody else changed this person since you opened the form. Nothing was saved; your entries are still here.',
    zh: '你打开表单后，其他人修改了此人的资料。本次未保存，你填写的内容仍在。',
  },
  'person.outranks': {
    en: 'This person may administer more of the school than you. Somebody with these permissions has to do it.',
    zh: '此人的管理权限高于你，须由具备相应权限的人操作。',
  },
  'extraTime.notStudent': {
    en: 'Only students have extra time in tests.',
    zh: '只有学生才能设置测试延时。',
  },
  'extraTime.outOfRange': {
    en: 'Extra time is 1 to 600 minutes, or 10 to 200 percent.',
    zh: '可延长 1 到 600 分钟，或 10% 到 200%。',
  },
  'extraTime.daysInverted': {
    en: 'The last day of the extra time is before the first.',
    zh: '延长时间的结束日期早于开始日期。',
  },
  'person.permissionNotMine': {
    en: 'You can grant or take away only those permissions of administration that you hold yourself.',
    zh: '你只能授予或收回自己拥有的管理权限。',
  },
  'person.lastAdministrator': {
    en: 'Nobody else may administer people. Give somebody else the permission first.',
    zh: '目前没有其他人可以管理人员，请先将权限授予他人。',
  },
  'person.needsPeopleRight': {
    en: 'This also needs the permission to administer people.',
    zh: '此操作还需要人员管理权限。',
  },
  'person.erased': {
    en: 'This person was erased; the account stands for nobody any more.',
    zh: '此人的数据已被抹除，该账号不再对应任何人。',
  },
  'erasure.self': { en: 'You cannot erase yourself.', zh: '不能抹除你自己。' },
  'erasure.active': {
    en: 'Deactivate the person first: only an account that is not in use can be erased.',
    zh: '请先停用此账号：只有已停用的账号才能抹除。',
  },
  'erasure.confirmation': {
    en: 'The user name that you typed is not that of this person. Nothing was erased.',
    zh: '输入的用户名与此人不符，未抹除任何数据。',
  },
  'archive.gone': {
    en: 'This archive can no longer be fetched. Make a new one.',
    zh: '该归档已不能下载，请重新生成。',
  },
  'export.needsAllRights': {
    en: 'An export holds all of the school: it needs every permission of administration.',
    zh: '导出内容涵盖全校数据，需要拥有全部管理权限。',
  },
  'export.gone': {
    en: 'This export can no longer be fetched. Make a new one.',
    zh: '该导出文件已不能下载，请重新导出。',
  },
  'archive.tooMany': {
    en: 'Three archives of this person can be fetched already. Fetch one of them, or wait until one is no longer kept.',
    zh: '此人已有三份归档可供下载。请下载其中一份，或等其中一份过期后再生成。',
  },
  'person.nameMissing': {
    en: 'Enter a name. Invisible characters alone are none.',
    zh: '请填写姓名，不能只有不可见字符。',
  },
  'person.roleMissing': { en: 'Choose at least one role.', zh: '请至少选择一个身份。' },
  'person.permissionsOfStudent': {
    en: 'Permissions are for those who work at the school; a student has none.',
    zh: '权限仅适用于教职人员，学生没有权限。',
  },
  'setup.codeWrong': {
    en: 'This code is wrong or no longer valid. A new start of the server prints a new one.',
    zh: '安装码不正确或已失效。重新启动服务器会显示新的安装码。',
  },
  'setup.passwordCommon': {
    en: 'This password is one of those that are guessed first. Please choose another.',
    zh: '这个密码太常见，容易被猜到，请换一个。',
  },
  'setup.passwordUsername': {
    en: 'The password must not be the user name. Please choose another.',
    zh: '密码不能与用户名相同或相近，请换一个。',
  },
  'setup.usernameConfusable': {
    en: 'This user name has letters that look like Latin ones, so nobody could tell it from another. Write it in Latin letters.',
    zh: '该用户名含有与拉丁字母外形相近的字母，容易混淆。请改用拉丁字母。',
  },
  'setup.nameMissing': {
    en: "Enter the school's name and your own.",
    zh: '请填写学校名称和你的姓名。',
  },
  'settings.changedMeanwhile': {
    en: 'Somebody else saved the settings since you opened them. Nothing was saved; open the page again to see theirs.',
    zh: '打开此页后，其他人修改了学校设置。本次未保存，请重新打开此页查看最新设置。',
  },
  'settings.pictureTooLarge': {
    en: 'The picture has more than 50 million pixels, too many for a phone. Choose a smaller one.',
    zh: '图片超过 5000 万像素，手机无法显示。请换一张较小的图片。',
  },
  'retention.tooShort': {
    en: 'Some of these are kept for too few days. Nothing was saved.',
    zh: '部分内容的保留天数过短，本次未保存。',
  },
  'signOn.off': {
    en: 'This school has no sign-on through an identity provider. Whoever runs the server sets one up.',
    zh: '学校未开通统一身份登录，请联系服务器管理员配置。',
  },
  'signOn.classGone': {
    en: 'One of these classes is no longer there. Nothing was saved.',
    zh: '其中有班级已不存在，本次未保存。',
  },
  'signOn.classOfStudents': {
    en: 'Only the role of a student comes with a class. Nothing was saved.',
    zh: '只有学生身份可以指定班级，本次未保存。',
  },
  'signOn.noRules': {
    en: 'Without a rule nobody could be let in. Add one, or leave new people out.',
    zh: '没有规则就无法接纳任何人。请添加规则，或关闭自动建立账号。',
  },
  'signOn.invitationShown': {
    en: 'This invitation was shown once and cannot be shown again. Make a new one; the old one then stops working.',
    zh: '该邀请已显示过一次，不能再次显示。可重新生成，旧邀请随即失效。',
  },
  'settings.nameMissing': { en: "Enter the school's name.", zh: '请填写学校名称。' },
  'class.nameMissing': { en: 'Enter a name for the class.', zh: '请填写班级名称。' },
  'class.teacherUnfit': {
    en: 'Only teachers, guides and staff whose account is in use can teach in a class.',
    zh: '只有账号使用中的老师、导学老师和员工才能任教。',
  },
  'class.changedMeanwhile': {
    en: 'Somebody else changed this class since you opened the form. Nothing was saved; your entries are still here.',
    zh: '你打开表单后，其他人修改了这个班级。本次未保存，你填写的内容仍在。',
  },
  'class.termGone': {
    en: 'This term is no longer there. Choose another one.',
    zh: '该学期已不存在，请选择其他学期。',
  },
  'term.nameMissing': { en: 'Enter a name for the term.', zh: '请填写学期名称。' },
  'term.endsEarly': { en: 'The last day comes before the first.', zh: '结束日期早于开始日期。' },
  'term.overlaps': {
    en: 'Another term has some of these days. Terms follow one another without overlapping.',
    zh: '这些日期与其他学期重叠，各学期的日期不能重叠。',
  },
  'term.hasClasses': {
    en: 'Classes belong to this term. Give them another term first.',
    zh: '该学期还有班级，请先将这些班级改到其他学期。',
  },
  'class.closed': { en: 'This class is closed. Reopen it first.', zh: '该班级已关闭，请先重新开放。' },
  'class.studentUnfit': {
    en: 'Only students whose account is in use can join a class. Nothing was changed.',
    zh: '只有账号使用中的学生才能加入班级，本次没有任何更改。',
  },
  'class.memberGone': {
    en: 'Some of these students are no longer in the class. Nothing was changed.',
    zh: '部分学生已不在该班级，本次没有任何更改。',
  },
  'class.dayTaken': {
    en: 'On this day some of these students were in the class already, and left it later. Choose a later day. Nothing was changed.',
    zh: '部分学生在这一天仍在该班级，之后才离开。请选择更晚的日期，本次没有任何更改。',
  },
  'class.dayTooEarly': {
    en: 'Some of these students joined the class only on or after this day. Choose a later day. Nothing was changed.',
    zh: '部分学生在这一天或之后才加入该班级。请选择更晚的日期，本次没有任何更改。',
  },
  'class.sameClass': { en: 'Choose another class to move to.', zh: '请选择另一个班级。' },
  'class.sameTerm': { en: 'Choose two different terms.', zh: '请选择两个不同的学期。' },
  'class.tooManyCopies': {
    en: 'There are more than {count} classes in this term. Split it first.',
    zh: '该学期的班级超过 {count} 个，请先拆分。',
  },
  'copies.notPlanned': {
    en: 'These classes were copied already, or the plan has been replaced by a newer one.',
    zh: '这些班级已经复制，或计划已被新的计划替换。',
  },
  'copies.busy': {
    en: 'Somebody changed one of these classes at the same moment. Nothing was changed; try again.',
    zh: '同一时间有人修改了其中的班级。本次没有任何更改，请重试。',
  },
  'copies.notUndoable': {
    en: 'This can no longer be undone: it was undone already, or thirty days have passed.',
    zh: '已不能撤销：可能已经撤销，或已超过三十天。',
  },
  'person.merged': {
    en: 'This account was merged with another one and stays closed. Undo the merging to use it again.',
    zh: '该账号已与另一个账号合并，保持停用。撤销合并后才能重新使用。',
  },
  'person.mergedIntoItself': {
    en: 'An account cannot be merged with itself. Choose another one.',
    zh: '账号不能与自身合并，请选择另一个账号。',
  },
  'person.mergeUnlike': {
    en: 'Only two accounts of students, or two accounts of teachers and staff, can be merged. An account that is of both kinds, or a candidate’s, cannot.',
    zh: '只能合并两个学生账号，或两个教职员工账号；兼有两类身份的账号和应聘者账号不能合并。',
  },
  'person.mergeLacksRole': {
    en: 'The account that stays lacks a role of the other one. Give it that role first, or let the other account stay.',
    zh: '保留的账号缺少另一账号的某个身份。请先为其添加该身份，或改为保留另一账号。',
  },
  'person.mergedYourself': {
    en: 'Your own account cannot be the one that is closed. Let it stay, or ask another administrator.',
    zh: '自己的账号不能作为停用的账号。请保留自己的账号，或请其他管理员合并。',
  },
  'person.mergeInactive': {
    en: 'Both accounts must be in use. Reactivate the other one first.',
    zh: '两个账号都须在使用中，请先启用已停用的账号。',
  },
  'merge.changedSince': {
    en: 'Something of these accounts has changed since you looked. Nothing was merged; look at the plan again.',
    zh: '查看计划后，账号内容有变化。本次未合并，请重新核对计划。',
  },
  'merge.busy': {
    en: 'Something of these accounts changed at the same moment. Nothing was changed; try again.',
    zh: '同一时间账号内容有变化。本次没有任何更改，请重试。',
  },
  'class.mergedIntoItself': {
    en: 'A class cannot be merged into itself. Choose other classes.',
    zh: '班级不能并入自身，请选择其他班级。',
  },
  'merge.notPlanned': {
    en: 'This was merged already, or the plan has been replaced by a newer one.',
    zh: '已经合并，或计划已被新的计划替换。',
  },
  'merge.notUndoable': {
    en: 'This can no longer be undone: it was undone already, or thirty days have passed.',
    zh: '已不能撤销：可能已经撤销，或已超过三十天。',
  },
  'password.shown': {
    en: 'This new password was shown once and cannot be shown again. If nobody has read it, make another one.',
    zh: '这个新密码已经显示过一次，不能再次显示。如果没有人记下，请重新生成一个。',
  },
  'sheet.empty': {
    en: 'There is nobody in this file: it needs a row of column headings and a row for each person.',
    zh: '文件中没有人员数据。请在第一行填写列标题，之后每行一人。',
  },
  'sheet.unreadable': {
    en: 'This file is not a sheet. Choose an Excel workbook (.xlsx) or a CSV file, or paste the rows.',
    zh: '这不是表格文件。请选择 Excel 工作簿（.xlsx）或 CSV 文件，也可以直接粘贴。',
  },
  'sheet.encoding': {
    en: 'The text of this file cannot be read for certain. Say how it is encoded, or save it as “CSV UTF-8”.',
    zh: '无法确定文件的文字编码。请选择编码，或另存为“CSV UTF-8”后重试。',
  },
  'sheet.oldExcel': {
    en: 'This workbook is protected by a password or older than 2007. Save it as .xlsx without a password.',
    zh: '该工作簿设有密码，或是 2007 年以前的格式。请另存为不带密码的 .xlsx 文件。',
  },
  'sheet.broken': {
    en: 'This file is damaged: it ends too early or is not put together properly. Save it again.',
    zh: '文件已损坏：内容不完整或结构有误。请重新保存后再试。',
  },
  'sheet.oneRoster': {
    en: 'A file of this OneRoster package lacks the column sourcedId. Export it again as OneRoster 1.1 or 1.2 CSV.',
    zh: '此 OneRoster 包中有文件缺少 sourcedId 列。请重新导出为 OneRoster 1.1 或 1.2 CSV。',
  },
  'sheet.bomb': {
    en: 'This file unpacks to far more than a sheet holds and was not opened.',
    zh: '该文件解压后远大于正常表格，未予打开。',
  },
  'sheet.tooLarge': {
    en: 'This file is too large: at most 20 MB. Keep only the columns with people.',
    zh: '文件过大，最多 20 MB。请只保留人员相关的列。',
  },
  'sheet.tooManyRows': {
    en: 'There are more than 20,000 rows. Split the file and import its parts one after the other.',
    zh: '超过 20,000 行。请将文件拆分后分次导入。',
  },
  'mail.fixed': {
    en: 'The environment of the server names the mail server, and that one counts. It cannot be changed here.',
    zh: '邮件服务器已由服务器环境变量指定，以其为准，无法在此修改。',
  },
  'mail.privateServer': {
    en: 'This name leads into the own machine or network. Mail goes by a server of the internet only, unless whoever runs the server allows it there.',
    zh: '该地址指向本机或内部网络。除非服务器管理者另行允许，否则只能使用公网上的邮件服务器。',
  },
  'mail.unencrypted': {
    en: 'Without encryption everybody on the way can read mails and password. Choose TLS or STARTTLS.',
    zh: '不加密时，途中任何人都能读到邮件和密码。请选择 TLS 或 STARTTLS。',
  },
  'mail.port': {
    en: 'This is no port of a mail server. Usual ones are 465 for TLS and 587 for STARTTLS.',
    zh: '这不是邮件服务器的端口。常用端口：TLS 为 465，STARTTLS 为 587。',
  },
  'mail.passwordMissing': {
    en: 'Enter the password again: the stored one is used for the same server and user name only.',
    zh: '请重新填写密码：已保存的密码只用于原来的服务器和用户名。',
  },
  'provider.fixed': {
    en: 'The environment of the server names the identity provider, and that one counts. It cannot be changed here.',
    zh: '统一身份服务已由服务器环境变量指定，以其为准，无法在此修改。',
  },
  'provider.peopleToo': {
    en: 'The identity provider decides who signs in as whom. To choose it you also need the permission for people.',
    zh: '统一身份服务决定谁以谁的身份登录，选择它还需要人员管理权限。',
  },
  'provider.noPublicAddress': {
    en: 'The server does not know its own public address, to which the provider would send browsers back. Whoever runs the server sets PUBLIC_URL to an address by https.',
    zh: '服务器尚未设置公开访问地址，身份服务无法将浏览器送回。请服务器管理者将 PUBLIC_URL 设为 https 地址。',
  },
  'provider.plain': {
    en: 'The addresses have to begin with https://, so that nobody on the way can pretend to be the provider.',
    zh: '地址必须以 https:// 开头，以防途中有人冒充身份服务。',
  },
  'provider.privateAddress': {
    en: 'This address leads into the own machine or network. The provider has to be on the internet, unless whoever runs the server allows otherwise.',
    zh: '该地址指向本机或内部网络。除非服务器管理者另行允许，否则只能使用公网上的身份服务。',
  },
  'provider.secretMissing': {
    en: 'Enter the secret again: the stored one is used for the same provider and client only.',
    zh: '请重新填写密钥：已保存的密钥只用于原来的身份服务和客户端。',
  },
  'schoolCrm.fixed': {
    en: 'The environment of the server names this part of the CRM, and that one counts. It cannot be changed here.',
    zh: 'CRM 的这部分已由服务器环境变量指定，以其为准，无法在此修改。',
  },
  'schoolCrm.plain': {
    en: 'The addresses have to begin with https://, so that nobody on the way can read customers or the key.',
    zh: '地址必须以 https:// 开头，以防途中有人读取客户信息或密钥。',
  },
  'schoolCrm.privateAddress': {
    en: 'This address leads into the own machine or network. The interface has to be on the internet, unless whoever runs the server allows otherwise.',
    zh: '该地址指向本机或内部网络。除非服务器管理者另行允许，否则接口必须位于公网。',
  },
  'schoolCrm.tokenMissing': {
    en: 'Enter the key again: the stored one is used for the same address only.',
    zh: '请重新填写密钥：已保存的密钥只用于原来的地址。',
  },
  'schoolCrm.noInterface': {
    en: 'Enter the address of the interface to test it.',
    zh: '请先填写接口地址再测试。',
  },
  'appearance.logoUnreadable': {
    en: 'The logo cannot be used: it has to be a PNG of at most 640 by 160 pixels, as the page of settings makes it.',
    zh: '该标识无法使用：须为不超过 640×160 像素的 PNG，请在设置页面重新选择图片。',
  },
  'appearance.contrast': {
    en: 'The colour cannot be read well enough. The nearest that can: {light} in the light scheme, {dark} in the dark one.',
    zh: '颜色对比度不足。最接近的可用颜色：浅色模式 {light}，深色模式 {dark}。',
  },
  'changeSet.notPlanned': {
    en: 'This import was applied already or has been replaced by a newer one.',
    zh: '这次导入已经执行，或已被新的导入替换。',
  },
  'changeSet.busy': {
    en: 'Somebody saved one of these people at the same moment. Nothing was imported; try again.',
    zh: '同一时间有人修改了其中的人员。本次未导入任何内容，请重试。',
  },
  'changeSet.running': {
    en: 'This import is being applied or undone already, and nothing was begun a second time. Its page shows how far it is.',
    zh: '这次导入正在执行或撤销，没有重复开始。可在其页面查看进度。',
  },
  'changeSet.notUndoable': {
    en: 'This import can no longer be undone: it was undone already, or thirty days have passed.',
    zh: '这次导入已不能撤销：可能已经撤销，或已超过三十天。',
  },
  'changeSet.notApplied': {
    en: 'Apply the import first.',
    zh: '请先执行导入。',
  },
  'timetableImport.empty': {
    en: 'There are no sessions in this file. A sheet needs a row of column headings and a row for each session; a calendar needs events.',
    zh: '文件中没有课程。表格需在第一行填写列标题，之后每行一节课；日历文件需包含日程。',
  },
  'timetableImport.unreadable': {
    en: 'This file holds no timetable. Choose a calendar (.ics), a CSV file or an Excel workbook (.xlsx).',
    zh: '这不是课程表文件。请选择日历文件（.ics）、CSV 文件或 Excel 工作簿（.xlsx）。',
  },
  'timetableImport.broken': {
    en: 'This file is damaged: it ends too early or is not put together properly. Export it again.',
    zh: '文件已损坏：内容不完整或结构有误。请重新导出后再试。',
  },
  'timetableImport.tooLarge': {
    en: 'This file is too large: at most 20 MB. Export fewer days.',
    zh: '文件过大，最多 20 MB。请缩短导出的日期范围。',
  },
  'timetableImport.notPlanned': {
    en: 'This import was applied already or has been replaced by a newer one.',
    zh: '这次导入已经执行，或已被新的导入替换。',
  },
  'timetableImport.outdated': {
    en: 'The timetable, a class, a teacher or a room was changed since this list was made. Nothing was written; read the file again.',
    zh: '生成此清单后，课程表、班级、老师或教室有了变动。本次未写入任何内容，请重新读取文件。',
  },
  'timetableImport.conflicts': {
    en: 'Some sessions share a class, a teacher or a room with others at the same time. Nothing was written.',
    zh: '部分课程与其他课程在同一时间占用相同的班级、老师或教室。本次未写入任何内容。',
  },
  'timetableImport.notUndoable': {
    en: 'This import can no longer be undone: it was undone already, or thirty days have passed.',
    zh: '这次导入已不能撤销：可能已经撤销，或已超过三十天。',
  },
  'codes.mailOff': {
    en: 'The school sends no mail yet, so no code was made. Set a mail server under Settings, or print the codes.',
    zh: '学校尚未设置邮件服务器，因此没有生成登录码。请先在“学校设置”中设置，或打印登录码。',
  },
  'codes.shown': {
    en: 'These codes were shown once and cannot be shown again. Make new ones; the old ones then stop working.',
    zh: '这些首次登录码已显示过一次，不能再次显示。可重新生成，旧码随即失效。',
  },
  'content.none': { en: 'No file was sent.', zh: '没有收到文件。' },
  'content.tooLarge': {
    en: 'The package is too large: {gigabytes} GB are taken at most, unpacked too. Nothing was imported.',
    zh: '内容包过大：压缩前后都不能超过 {gigabytes} GB。没有导入任何内容。',
  },
  'content.unreadable': {
    en: 'This is not a content package as Inkstone exports them. Nothing was imported.',
    zh: '这不是砚导出的内容包。没有导入任何内容。',
  },
  'content.version': {
    en: 'The package was made by a newer version and cannot be read here. Nothing was imported.',
    zh: '该内容包由更新的版本生成，这里无法读取。没有导入任何内容。',
  },
  'content.broken': {
    en: 'The package is damaged. Fetch it once more and choose it again. Nothing was imported.',
    zh: '内容包已损坏，请重新下载后再选择。没有导入任何内容。',
  },
  'content.busy': {
    en: 'Several files are being read at the moment. Please try again in a minute.',
    zh: '正在读取多个文件，请一分钟后再试。',
  },
});
