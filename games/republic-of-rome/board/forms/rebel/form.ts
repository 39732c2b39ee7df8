/** A Commander has won: he lays down his command, or asks his Legions and marches on Rome. */
import './rebel.css';
import type { Commit, Form } from '@tabularium/parts/web';
import { whyNot } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { answer, begins, declaringIn, type Entered, isOf, paidIn } from './entries.ts';
import { RebelBody } from './body.tsx';

export const rebelForm: Form<RomeView, Entered> = {
  name: 'rebel',
  size: 'large',
  verbs: ['layDown', 'testLoyalty', 'testLegions', 'payLegions', 'declareRevolt', 'marchOn', 'askFleets'],
  isOf,
  begins,
  answer,
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
    const paid = paidIn(seen).length;
    const ask: Commit<Entered> = {
      name: 'ask',
      key: 'a',
      label: say('rebel.ask', { n: entered.asked.length }),
      entered: asking,
      ...(paid > 0 && { detail: say('rebel.pays', { n: paid }) }),
      ...(entered.asked.length === 0 && { missing: say('rebel.askNobody') }),
    };
    // The Legions are being asked: what is left is whom, and with what.
    if (!offers('layDown')) return [ask];
    const layDown: Commit<Entered> = {
      name: 'layDown',
      key: 'l',
      label: say('verb.layDown'),
      entered: { ...entered, way: 'layDown' },
    };
    const isTested = declaringIn(view)?.isTested === true;
    const declare: Commit<Entered> = {
      name: 'declare',
      key: 'd',
      label: say('verb.declareRevolt'),
      entered: { ...entered, way: 'declare' },
      ...(!offers('declareRevolt') && { missing: isTested ? reason('declareRevolt') : say('rebel.afterDice') }),
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
    // [2.03.23-a]
    const fleets: Commit<Entered>[] = offers('askFleets')
      ? [{ name: 'fleets', key: 'f', label: say('verb.askFleets'), entered: { ...entered, way: 'fleets' } }]
      : [];
    const others = [layDown, declare, ...fleets, ...march];
    return offers('testLoyalty') ? [ask, ...others] : others;
  },
  Body: RebelBody,
};
