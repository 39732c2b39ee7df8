/** The sensible bot as it plays at any table, also where Factions are Neutral — chapter IV */
import { NEUTRALS } from './neutrals.ts';
import { EASY, type More, sensibleWith } from './sensible.ts';
import { cancelBill, saveBill, skip, SPOILS } from './spoils.ts';

const MORE: More = {
  answers: { ...NEUTRALS, ...SPOILS },
  asides: [
    ['skipByTribune', skip],
    ['cancelBillByTribune', cancelBill],
    ['coSponsorByTribune', saveBill],
  ],
};
export const sensible = sensibleWith(MORE);
export const easy = sensibleWith({ ...MORE, ...EASY });
