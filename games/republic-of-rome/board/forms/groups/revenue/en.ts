import { en as contribution } from '../../contribution/words/en.ts';
import { en as money } from '../../money/words/en.ts';
import { en as rebelPay } from '../../rebel-pay/words/en.ts';
import { en as spoils } from '../../spoils/words/en.ts';

export const en = { ...contribution, ...money, ...rebelPay, ...spoils };
