/** The Roman phase: an Emperor spends his imperium points [TET.turn-b]. */
import { call, end, procsFor } from '@tabularium/kernel';
import { attack, targets, whyNotAttack } from './attack.ts';
import { command } from './command.ts';
import type { Tetrarchia } from './game.ts';
import { isFrontier } from './geography.ts';
import { EMPEROR_REFS, emperorOf, placeOf, refOf, ZONE_REFS } from './ids.ts';
import { destinations, isSharing, move, whyNotMove } from './move.ts';
import { isOnBoard } from './pieces.ts';
import { canProtect, protect } from './protect.ts';
import { passages, sail, whyNotSail } from './sail.ts';
import { t } from './say.ts';
import { appease, canAppease, canSubdue, subdue } from './subdue.ts';
import { canBuyCommand, canBuyPoint, commandable, hasCommand, spendDisc } from './variants/imperium.ts';
import { canGivePoint, canTakePoint } from './variants/patres-patriae.ts';
import { maybeWin } from './victory.ts';

const proc = procsFor<Tetrarchia>();

const NONE: readonly string[] = [];
const SHARING = t('tet.no.sharing');
const who = (g: Tetrarchia): string => EMPEROR_REFS[g.turn]!;
const here = (g: Tetrarchia): string => refOf(g.emperors[g.turn]!.at);

/** [TET.move-g][TET.move-h] On another's province only a move is possible. */
const mustMoveOn = (g: Tetrarchia): boolean => isSharing(g, g.turn);

/** With no points and no way to get one nothing is left to ask [R2]. */
const isSpent = (g: Tetrarchia): boolean => g.imperium === 0 && !canTakePoint(g) && !canBuyPoint(g);

export const romanPhase = proc('roman', { goesOn: 'open' }, () => ({ goesOn: true }), {
  /** [TET.turn-f][TET.A40] Only an Emperor on the board acts. */
  start: (cx) => (isOnBoard(cx.g, cx.g.turn) && !isSpent(cx.g) ? 'act' : 'done'),
  /** [TET.turn-c] What is left is lost. */
  done: (cx) => {
    cx.g.imperium = 0;
    return end();
  },
  fought: (_, l) => (l.goesOn ? 'start' : 'done'),
  act: {
    to: (cx) => cx.g.agreed.seats[cx.g.turn]!,
    say: (cx) => t('tet.ask.act', { who: who(cx.g), n: cx.g.imperium }),
    rules: ['TET.turn-b'],
    picks: {
      move: {
        rules: ['TET.move-a', 'TET.move-b', 'TET.move-c', 'TET.move-d', 'TET.move-g'],
        of: (cx) => destinations(cx.g, cx.g.turn),
        why: (cx, _, ref) => whyNotMove(cx.g, cx.g.turn, ref),
        take: (cx, _, ref) => {
          const rule = move(cx.g, cx.g.turn, placeOf(ref));
          cx.log(t('tet.moved', { who: who(cx.g), to: ref }), rule);
          return 'start';
        },
      },
      attack: {
        rules: ['TET.attack-a', 'TET.attack-b'],
        of: (cx) => (mustMoveOn(cx.g) ? NONE : targets(cx.g, cx.g.turn)),
        why: (cx, _, ref) => (mustMoveOn(cx.g) ? SHARING : whyNotAttack(cx.g, cx.g.turn, ref)),
        take: (cx, _, ref) => call(attack, { emperor: cx.g.turn, at: placeOf(ref) }, 'fought', 'goesOn'),
      },
      sail: {
        rules: ['TET.sail-a', 'TET.A21'],
        of: (cx) => (mustMoveOn(cx.g) ? NONE : passages(cx.g)),
        why: (cx, _, ref) => (mustMoveOn(cx.g) ? SHARING : whyNotSail(cx.g, ref)),
        take: (cx, _, ref) => {
          const { from, to } = sail(cx.g, ref);
          cx.log(t('tet.sailed', { who: who(cx.g), from: ZONE_REFS[from]!, to: ZONE_REFS[to]! }), 'TET.sail-a');
          return 'start';
        },
      },
      command: {
        rules: ['TET.var.imperium-b', 'TET.A29'],
        of: (cx) =>
          hasCommand(cx.g) && !mustMoveOn(cx.g)
            ? commandable(cx.g)
                .filter((e) => destinations(cx.g, e).length > 0)
                .map((e) => EMPEROR_REFS[e]!)
            : NONE,
        take: (_, __, ref) => call(command, { emperor: emperorOf(ref) }, 'start'),
      },
    },
    buttons: {
      protect: {
        rules: ['TET.protect-a', 'TET.protect-c'],
        when: (cx) => (mustMoveOn(cx.g) ? SHARING : canProtect(cx.g, cx.g.turn)),
        take: (cx) => {
          const { at } = cx.g.emperors[cx.g.turn]!;
          protect(cx.g, cx.g.turn);
          const rule = isFrontier(at) ? 'TET.protect-c' : 'TET.protect-a';
          cx.log(t('tet.protected', { who: who(cx.g), at: refOf(at) }), rule);
          maybeWin(cx);
          return 'start';
        },
      },
      subdue: {
        rules: ['TET.subdue-a', 'TET.subdue-b'],
        when: (cx) => (mustMoveOn(cx.g) ? SHARING : canSubdue(cx.g, cx.g.turn)),
        take: (cx) => {
          const was = subdue(cx.g, cx.g.turn);
          const rule = was === 'revolt' ? 'TET.subdue-b' : 'TET.subdue-a';
          cx.log(t('tet.subdued', { who: who(cx.g), at: here(cx.g) }), rule);
          return 'start';
        },
      },
      appease: {
        rules: ['TET.subdue-c'],
        when: (cx) => (mustMoveOn(cx.g) ? SHARING : canAppease(cx.g, cx.g.turn)),
        take: (cx) => {
          appease(cx.g, cx.g.turn);
          cx.log(t('tet.appeased', { who: who(cx.g), at: here(cx.g) }), 'TET.subdue-c');
          return 'start';
        },
      },
      buyCommand: {
        rules: ['TET.var.imperium-b'],
        when: (cx) => canBuyCommand(cx.g) && !mustMoveOn(cx.g),
        take: (cx) => {
          spendDisc(cx, cx.g.turn);
          cx.g.powerPaid = true;
          return 'start';
        },
      },
      buyPoint: {
        rules: ['TET.var.imperium-f'],
        when: (cx) => canBuyPoint(cx.g) && !mustMoveOn(cx.g),
        take: (cx) => {
          spendDisc(cx, cx.g.turn);
          cx.g.powerPaid = true;
          cx.g.imperium++;
          return 'start';
        },
      },
      takePoint: {
        rules: ['TET.var.patres-a', 'TET.A32'],
        when: (cx) => canTakePoint(cx.g) && !mustMoveOn(cx.g),
        take: (cx) => {
          cx.g.patres.east = true;
          cx.g.imperium++;
          cx.log(t('tet.patres.taken'), 'TET.var.patres-a');
          return 'start';
        },
      },
      givePoint: {
        rules: ['TET.var.patres-b', 'TET.A32'],
        when: (cx) => canGivePoint(cx.g) && !mustMoveOn(cx.g),
        take: (cx) => {
          cx.g.patres.west = true;
          cx.g.imperium--;
          cx.log(t('tet.patres.given'), 'TET.var.patres-b');
          return 'start';
        },
      },
      endPhase: {
        rules: ['TET.turn-b', 'TET.turn-c'],
        when: (cx) => (mustMoveOn(cx.g) ? SHARING : true),
        take: () => 'done',
      },
    },
  },
});
