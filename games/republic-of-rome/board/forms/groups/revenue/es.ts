import { es as contribution } from '../../contribution/words/es.ts';
import { es as money } from '../../money/words/es.ts';
import { es as rebelPay } from '../../rebel-pay/words/es.ts';
import { es as spoils } from '../../spoils/words/es.ts';

export const es = { ...contribution, ...money, ...rebelPay, ...spoils };
