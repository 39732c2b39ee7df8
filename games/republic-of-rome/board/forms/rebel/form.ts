/** A Commander has won: he lays down his command, or asks his Legions and marches on Rome. */
import './rebel.css';
import type { Commit, Form } from '@tabularium/parts/web';
import { whyNot } from '@tabularium/parts/web';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { answer, areFleetsPaid, begins, type Entered, fleetsOf, hasRolled, isOf, paidIn, taking } from './entries.ts';
import { RebelBody } from './body.tsx';

export const rebelForm: Form<RomeView, Entered> = {
  name: 'rebel',
  size: 'large',
  explain: explainedBy({}),
  verbs: [
    'layDown',
    'testLoyalty',
    'testFleets',
    'payFleets',
    'testLegions',
    'payLegions',
    'countVeterans',
    'declareRevolt',
    'marchOn',
  ],
  isOf,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered } = form;
    const { question, view } = asked;
    const offers = (verb: string): boolean => Object.hasOwn(question.verbs, verb);
    const reason = (verb: string): string => {
      const { k, a } = whyNot(question, { verb });
      return say(k, a ?? {});
    };
    const asking = { ...entered, way: 'ask' } as const;
    const seen = form.with(asking);
    const fleets = fleetsOf(view) > 0 ? entered.fleets : 0;
    const paid = paidIn(seen).length + (areFleetsPaid(view) ? 0 : Math.min(fleets, entered.paidFleets));
    // [2.03.23-a] Fleets may be all that he asks.
    const isNobody = entered.asked.length + fleets === 0;
    const ask: Commit<Entered> = {
      name: 'ask',
      key: 'a',
      label:
        fleets === 0
          ? say('rebel.ask', { n: entered.asked.length })
          : say('rebel.askWithFleets', { n: entered.asked.length, fleets }),
      entered: asking,
      ...(paid > 0 && { detail: say('rebel.pays', { n: paid }) }),
      ...(isNobody && { missing: say('rebel.askNobody') }),
    };
    // The Legions are being asked: what is left is whom, and with what.
    if (!offers('layDown')) return [ask];
    const layDown: Commit<Entered> = {
      name: 'layDown',
      key: 'l',
      label: say('verb.layDown'),
      entered: { ...entered, way: 'layDown' },
    };
    const declare: Commit<Entered> = {
      name: 'declare',
      key: 'd',
      label: say('verb.declareRevolt'),
      entered: { ...entered, way: 'declare' },
      ...(!offers('declareRevolt') && { missing: hasRolled(view) ? reason('declareRevolt') : say('rebel.afterDice') }),
    };
    const on = question.verbs['marchOn'];
    const wars = on?.t === 'pick' ? on.of : [];
    const march = wars.map(
      (war): Commit<Entered> => ({
        name: `marchOn ${war}`,
        label: `${say('verb.marchOn')} ${say(war)}`,
        entered: { ...entered, way: 'marchOn', war },
      }),
    );
    const others = [layDown, declare, ...march];
    return offers('testLoyalty') ? [ask, ...others] : others;
  },
  Body: RebelBody,
};
