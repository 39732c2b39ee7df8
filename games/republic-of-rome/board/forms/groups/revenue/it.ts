import { it as contribution } from '../../contribution/words/it.ts';
import { it as money } from '../../money/words/it.ts';
import { it as rebelPay } from '../../rebel-pay/words/it.ts';
import { it as spoils } from '../../spoils/words/it.ts';

export const it = { ...contribution, ...money, ...rebelPay, ...spoils };
