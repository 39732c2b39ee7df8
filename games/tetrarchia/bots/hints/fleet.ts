import type { Answer, Msg } from '@tabularium/kernel';
import type { Reason } from '@tabularium/parts';
import { t } from './say.ts';

/** By how many coasts a sea joins: the same order in which the bot fills them. */
const USES: Readonly<Record<string, (sea: string) => Msg>> = {
  'sea:INTERNVM': (sea) => t('hint.tet.fleet.internum', { sea }),
  'sea:AEGAEVM': (sea) => t('hint.tet.fleet.aegaeum', { sea }),
  'sea:ATLANTICVM': (sea) => t('hint.tet.fleet.atlanticum', { sea }),
};

export const whyFleet = ({ arg }: Answer): Reason => {
  const sea = typeof arg === 'string' ? arg : '';
  const use = USES[sea]?.(sea);
  return { says: [t('hint.tet.fleet'), ...(use ? [use] : [])], points: sea === '' ? [] : [sea] };
};
