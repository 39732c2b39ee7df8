import { describe, expect, test } from 'vitest';
import { gives, inSenate, onVote, RAISE } from '../../../rules/testing/meeting.ts';
import { business } from '../../../rules/senate/other-business.ts';
import { onScreen, press } from '../testing/filled.ts';
import { windowForm } from '../window/form.tsx';
import { orderKillForm, orderPassForm, orderVetoForm } from './form.ts';
import { orderInWords, ownOrders } from './in-words.ts';

const TRIBUNE = 'card:38';
const meeting = () => inSenate(business, undefined, (g) => gives(g, 2, TRIBUNE));
const asked = () => onVote(RAISE, (g) => gives(g, 2, TRIBUNE));
const say = (k: string, a?: object): string => (a ? `${k} ${JSON.stringify(a)}` : k);

describe('the form of an order to pass', () => {
  test('[amb-F5] sends until when and the exceptions, beside somebody else’s question', () => {
    const game = meeting();
    const screen = onScreen(game, orderPassForm, 2, (e) => ({ ...e, unless: ['unless:accused', 'kind:deploy'] }));
    expect(screen.sent).toEqual([{ verb: 'orderPass', arg: ['until:senate', 'unless:accused', 'kind:deploy'] }]);
    press(game, orderPassForm, screen, 'lodge');
    expect(ownOrders(game.view(2)).map((o) => orderInWords(o, say))).toEqual([
      'orders.passesUnless {"until":"until:senate","what":["unless:accused","kind:deploy"]}',
    ]);
    expect(ownOrders(game.view(1))).toEqual([]);
  });
  test('[amb-F5] in a window passes that one too', () => {
    const game = asked();
    expect(game.waitingFor).toEqual([2]);
    const screen = onScreen(game, orderPassForm, 2, (e) => ({ ...e, until: 'until:vote' }));
    expect(screen.sent).toEqual([{ verb: 'orderPass', arg: ['until:vote'] }, { verb: 'pass' }]);
    press(game, orderPassForm, screen, 'lodge');
    expect(game.waitingFor).not.toContain(2);
  });
  test('[amb-F5] does not open where one has such an order already', () => {
    const game = meeting().as(2).does('orderPass', ['until:senate']);
    expect(() => onScreen(game, orderPassForm, 2)).toThrow('does not open');
  });
});

describe('the forms of orders to act', () => {
  test('[amb-F5] a veto of a kind that names somebody; nothing is sent before either is chosen', () => {
    const game = meeting();
    expect(onScreen(game, orderVetoForm, 2).commits[0]?.missing).toBeDefined();
    expect(onScreen(game, orderVetoForm, 2).sent).toEqual([]);
    const screen = onScreen(game, orderVetoForm, 2, (e) => ({ ...e, kind: 'kind:deploy', naming: 'senator:4' }));
    expect(screen.sent).toEqual([{ verb: 'orderVeto', arg: ['kind:deploy', 'senator:4'] }]);
    press(game, orderVetoForm, screen, 'lodge');
    expect(orderInWords(ownOrders(game.view(2))[0]!, say)).toBe('orders.vetoes {"what":["kind:deploy","senator:4"]}');
  });
  test('[amb-F5] an attempt when it comes to it', () => {
    const game = meeting().change((g) => {
      g.factions[2]!.attempted = 0;
    });
    expect(onScreen(game, orderKillForm, 2).commits[0]?.missing).toBeDefined();
    const screen = onScreen(game, orderKillForm, 2, (e) => ({ ...e, target: 'senator:4' }));
    press(game, orderKillForm, screen, 'lodge');
    expect(orderInWords(ownOrders(game.view(2))[0]!, say)).toBe('orders.kills {"who":"senator:4"}');
  });
});

describe('the form of a window', () => {
  test('[amb-F4][amb-F5] passes with one press, once or for longer', () => {
    const { commits, sent } = onScreen(asked(), windowForm, 2);
    expect(sent).toEqual([{ verb: 'pass' }]);
    expect(commits.map((c) => c.name)).toEqual(['pass', 'until:vote', 'until:senate']);
    const game = asked();
    press(game, windowForm, onScreen(game, windowForm, 2), 'until:senate');
    expect(game.waitingFor).not.toContain(2);
  });
  test('[amb-F4] says the same to everybody, whatever they hold', () => {
    const told = (card: 'card:38' | 'card:56') => {
      const { commits, form } = onScreen(
        onVote(RAISE, (g) => gives(g, 2, card)),
        windowForm,
        2,
      );
      return { prompt: form.asked.question.prompt, labels: commits.map((c) => c.label) };
    };
    expect(told('card:56')).toEqual(told(TRIBUNE));
  });
});
