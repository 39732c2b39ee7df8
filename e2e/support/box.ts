/** Where things are on the page. */
import { expect, type Locator } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where it is once it is drawn and stays where it is. */
export const boxOf = async (what: Locator): Promise<Box> => {
  let found: Box | null = null;
  await expect(async () => {
    const before = await what.boundingBox();
    found = await what.boundingBox();
    expect(found).not.toBeNull();
    expect(found).toEqual(before);
  }).toPass();
  return found!;
};
