/** The sensible bot as it plays at any table, also where Factions are Neutral — chapter IV */
import { NEUTRALS } from './neutrals.ts';
import { sensibleWith } from './sensible.ts';
import { cancelBill, saveBill, skip, SPOILS } from './spoils.ts';

export const sensible = sensibleWith({
  answers: { ...NEUTRALS, ...SPOILS },
  asides: [
    ['skipByTribune', skip],
    ['cancelBillByTribune', cancelBill],
    ['coSponsorByTribune', saveBill],
  ],
});
