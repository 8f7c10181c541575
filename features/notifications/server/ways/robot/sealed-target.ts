import { openText, sealText } from '@inkstone/call/server';
import type { RobotTarget } from './kind.ts';

/** A robot's address and secret as they are stored. */
export interface StoredTarget extends RobotTarget {
  classId: number;
}

const purpose = 'addresses and secrets of class robots';
const places = (classId: number) => ({
  address: { purpose, place: `${classId}/address` },
  secret: { purpose, place: `${classId}/secret` },
});

/** The address and the secret of a class's robot, encrypted with a key derived from the school's secret. */
export const sealTarget = (schoolSecret: string, { classId, address, secret }: StoredTarget): StoredTarget => ({
  classId,
  address: sealText(schoolSecret, places(classId).address, address),
  secret: secret === null ? null : sealText(schoolSecret, places(classId).secret, secret),
});

/** What was sealed for the class, or stored as text by an earlier version; null where it does not open. */
export const openTarget = (schoolSecret: string, { classId, address, secret }: StoredTarget): RobotTarget | null => {
  try {
    return {
      address: openText(schoolSecret, places(classId).address, address),
      secret: secret === null ? null : openText(schoolSecret, places(classId).secret, secret),
    };
  } catch {
    return null;
  }
};
