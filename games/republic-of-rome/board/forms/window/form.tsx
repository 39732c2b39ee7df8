/** A moment in which somebody may step in: everybody is asked alike, with the same words — amb-F4, amb-F5 */
import { Icon } from '@tabularium/parts/kit';
import type { Form } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { offerOf } from '../asking.ts';
import { isWindow } from '../orders/entries.ts';

interface Entered {
  /** Passed until then; empty for this once. */
  readonly until: string;
}

export const windowForm: Form<RomeView, Entered> = {
  name: 'window',
  size: 'small',
  verbs: ['pass', 'passUntil'],
  isOf: (asked) => isWindow(asked),
  begins: () => ({ until: '' }),
  answer: (_, { until }) => (until === '' ? { verb: 'pass' } : { verb: 'passUntil', arg: until }),
  commits: ({ asked }, say) => [
    { name: 'pass', key: 'n', label: say('window.pass'), entered: { until: '' } },
    ...(offerOf(asked.question, 'passUntil', 'pick')?.of ?? []).map((until) => ({
      name: until,
      label: say('window.passUntil', { until }),
      entered: { until },
    })),
  ],
  Body: ({ say }) => (
    <p class="form-small window-alike">
      <Icon name="eye" />
      {say('window.alike')}
    </p>
  ),
};
