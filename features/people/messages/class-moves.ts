import { defineMessages } from '@inkstone/base';

/** Who comes to a class and goes from it. */
export const classMoveMessages = defineMessages('people.classMoves', {
  title: { en: 'Coming and going', zh: '人员变动' },
  joined: { en: '{name} joins from {day}', zh: '{name}自{day}起加入' },
  left: { en: '{name} leaves from {day}', zh: '{name}自{day}起离开' },
  movedIn: { en: '{name} comes from {other} from {day}', zh: '{name}自{day}起由{other}转入' },
  movedOut: { en: '{name} moves to {other} from {day}', zh: '{name}自{day}起转到{other}' },
  cameIn: { en: '{name} came from {other} on {day}', zh: '{name}于{day}由{other}转入' },
  wentOut: { en: '{name} moved to {other} on {day}', zh: '{name}于{day}转到{other}' },
  cancel: { en: 'Cancel', zh: '取消' },
  cancelFor: { en: 'Cancel for {name}', zh: '取消{name}的变动' },
  classClosed: { en: 'did not take place: the class was closed', zh: '未生效：班级已关闭' },
  memberGone: {
    en: 'did not take place: no longer in the class, or there later',
    zh: '未生效：当时已不在班级，或之后才入班',
  },
  studentUnfit: { en: 'did not take place: the account is not in use', zh: '未生效：账号未在使用' },
});
